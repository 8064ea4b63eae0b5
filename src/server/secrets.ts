import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';

/** The secrets the server runs on: `site` is the root of every derived key, `cardWebhook` signs the card provider's events. */
export interface Secrets {
  readonly site: string;
  readonly cardWebhook: string;
}

const shortest = 32;
const variables = { site: 'SITE_SECRET', cardWebhook: 'CARD_WEBHOOK_SECRET' } as const;
const looksDefault = /change.?me|default|example|secret|password|mallard|^(.)\1*$|^(..)\2*$/i;

/**
 * Takes the secrets from the environment. Outside production a missing one is made and kept in `secrets.json`,
 * readable by its owner only; production throws {@link ConfigError} on a missing, short or default one.
 */
export function resolveSecrets(
  env: Readonly<Record<string, string | undefined>>,
  options: { readonly production: boolean; readonly dataDir: string },
): Secrets {
  const given = { site: env[variables.site], cardWebhook: env[variables.cardWebhook] };
  for (const [name, variable] of Object.entries(variables)) {
    const value = name === 'site' ? given.site : given.cardWebhook;
    if (options.production && value === undefined) {
      throw new ConfigError(`${variable} is missing: production does not start without it`);
    }
    if (value !== undefined && value.length < shortest) {
      throw new ConfigError(`${variable} is not usable: it must have at least ${shortest} characters`);
    }
    if (options.production && value !== undefined && looksDefault.test(value)) {
      throw new ConfigError(`${variable} is not usable: production refuses a default secret`);
    }
  }
  if (given.site !== undefined && given.cardWebhook !== undefined) {
    return Object.freeze({ site: given.site, cardWebhook: given.cardWebhook });
  }
  const kept = keptSecrets(options.dataDir);
  return Object.freeze({ site: given.site ?? kept.site, cardWebhook: given.cardWebhook ?? kept.cardWebhook });
}

const Kept = z.object({
  site: z.string().check(z.minLength(shortest)),
  cardWebhook: z.string().check(z.minLength(shortest)),
});

function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const fresh: Secrets = {
    site: randomBytes(32).toString('base64url'),
    cardWebhook: randomBytes(32).toString('base64url'),
  };
  try {
    // `wx` lets the first of two processes win; the other one reads what it wrote.
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = Kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!kept.success)
    throw new ConfigError(`${file} is damaged: remove it to make new secrets (everybody is signed out)`);
  return kept.data;
}

/** A 256-bit key for one purpose, derived from the site secret (HKDF-SHA-256), so that no two uses share a key. */
export function deriveKey(siteSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret, 'mallard-site', purpose, 32));
}
