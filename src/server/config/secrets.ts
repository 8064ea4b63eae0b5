import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './config-error.ts';
import { dataDirError } from './data-dir-error.ts';
import { makeFolder } from './make-folder.ts';
import { secretBits } from './secret-strength.ts';

/**
 * The server's secrets: all keys are derived from `site`; `cardWebhook` signs the simulated card provider's events (several,
 * separated by commas, during rotation).
 */
export interface Secrets {
  readonly site: string;
  readonly cardWebhook: string;
}

/** Minimum length in characters, in every environment. */
export const shortestSecret = 32;
const fewestBits = 256;
/** The variables holding the secrets. */
export const secretVariables = { site: 'SITE_SECRET', cardWebhook: 'CARD_WEBHOOK_SECRET' } as const;
const looksDefault = /change.?me|default|example|secret|password|mallard/i;
/** Appended to every message that rejects a secret. */
export const howToMakeOne = 'make one with `openssl rand -base64 48`';

/**
 * Reads the secrets from the environment. Outside production, a missing site secret is generated and kept in `secrets.json`,
 * readable by its owner only; production throws {@link ConfigError} when it is missing. Short secrets are rejected
 * everywhere, default or guessable ones in production.
 */
export function resolveSecrets(
  env: Readonly<Record<string, string | undefined>>,
  options: { readonly production: boolean; readonly dataDir: string },
): Secrets {
  const given = { site: env[secretVariables.site], cardWebhook: env[secretVariables.cardWebhook] };
  for (const [name, variable] of Object.entries(secretVariables)) {
    const value = name === 'site' ? given.site : given.cardWebhook;
    if (value !== undefined && value.length < shortestSecret) {
      throw new ConfigError(
        `${variable} is not usable: it must have at least ${shortestSecret} characters; ${howToMakeOne}`,
      );
    }
    if (options.production) refuseWeakSecret(variable, value);
  }
  if (options.production && given.site === undefined) {
    throw new ConfigError(`${secretVariables.site} is missing: production does not start without it`);
  }
  const site = given.site ?? keptSiteSecret(options.dataDir);
  const cardWebhook = given.cardWebhook ?? deriveKey(site, 'card-webhook').toString('base64url');
  return Object.freeze({ site, cardWebhook });
}

/** Throws {@link ConfigError} naming the variable when it is set to a default or guessable secret. */
export function refuseWeakSecret(variable: string, value: string | undefined): void {
  if (value === undefined) return;
  if (looksDefault.test(value)) {
    throw new ConfigError(`${variable} is not usable: production refuses a default secret; ${howToMakeOne}`);
  }
  if (secretBits(value) < fewestBits) {
    throw new ConfigError(
      `${variable} is not usable: it is too short or could be guessed. Production asks for ${fewestBits} bits of chance; ${howToMakeOne}`,
    );
  }
}

const Kept = z.object({ site: z.string().check(z.minLength(shortestSecret)) });

function keptSiteSecret(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  const fresh = { site: randomBytes(32).toString('base64url') };
  try {
    makeFolder(dataDir);
    if (!existsSync(file)) {
      keepWhole(file, `${JSON.stringify(fresh, null, 2)}\n`);
      return fresh.site;
    }
  } catch (error) {
    if (!existsSync(file)) throw dataDirError(dataDir, error);
  }
  const kept = Kept.safeParse(readKept(dataDir, file));
  if (!kept.success)
    throw new ConfigError(`${file} is damaged: remove it to make new secrets (everybody is signed out)`);
  return kept.data.site;
}

/**
 * Writes a file readable by its owner only, unless it exists. Atomic: of two processes starting at once the first wins, and
 * the other reads what it wrote, never a partial file.
 */
function keepWhole(file: string, text: string): void {
  const unnamed = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unnamed, text, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(unnamed, file);
  } finally {
    rmSync(unnamed);
  }
}

/** The parsed content of the file; null if it is not JSON. */
function readKept(dataDir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw dataDirError(dataDir, error);
  }
}

/** A 256-bit key for one purpose, derived from the site secret (HKDF-SHA-256), so that no two uses share a key. */
export function deriveKey(siteSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', siteSecret, 'mallard-site', purpose, 32));
}
