import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { brand } from '../domain/brand.ts';
import { ConfigError } from './config-error.ts';
import { resolveSecrets, type Secrets } from './secrets.ts';

export type SiteEnv = 'local' | 'staging' | 'production';

/** Everything the server is told from outside, read once at start, checked and frozen. */
export interface Config {
  readonly siteEnv: SiteEnv;
  /** Addresses to listen on; the local environment stays on the loopback unless HOST says otherwise. */
  readonly hosts: readonly string[];
  readonly port: number;
  /** Absolute path of the folder that holds the embedded store, its lock and the local secrets. */
  readonly dataDir: string;
  /** A Postgres to use in place of the embedded store. */
  readonly databaseUrl: string | undefined;
  /** Where mail goes; without it, outside production, into the mailbox at /dev/mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The site's own address without a trailing slash; also the issuer of access tokens. */
  readonly publicUrl: string;
  /** Every origin that counts as ours; the first is that of `publicUrl`. */
  readonly ownOrigins: readonly string[];
  /** Request header that a CDN fills with the visitor's country, if there is one. */
  readonly countryHeader: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly defaultCountry: string;
  readonly clients: { readonly web: string; readonly apps: string };
  /** The only addresses to which an app's sign-in may lead back. */
  readonly appRedirectUris: readonly string[];
  readonly logLevel: string;
  readonly secrets: Secrets;
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const url = (protocol: RegExp) => z.optional(z.url({ protocol }));

const Environment = z.object({
  SITE_ENV: z._default(z.enum(['local', 'staging', 'production']), 'local'),
  HOST: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 4173),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: z._default(z.string().check(z.regex(/@/)), brand.mailFrom),
  PUBLIC_URL: url(/^https?$/),
  SITE_ORIGINS: z.optional(z.string()),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/))),
  DEFAULT_COUNTRY: z._default(z.string().check(z.regex(/^[A-Za-z]{2}$/)), 'US'),
  WEB_CLIENT_ID: z._default(z.string(), 'mallard-web'),
  APPS_CLIENT_ID: z._default(z.string(), 'mallard-apps'),
  // The address that the host apps have compiled in.
  APPS_REDIRECT_URIS: z._default(z.string(), 'com.duckduckgo:/authcb'),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
});

/**
 * Reads the configuration from environment variables (an empty one counts as absent).
 * Outside production, secrets that are not given are made once and kept in the data folder.
 * Throws {@link ConfigError} naming the variable that is missing or wrong.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} is not usable: ${issue?.message ?? 'unknown problem'}`);
  }
  const values = parsed.data;
  const production = values.SITE_ENV === 'production';
  if (production) refuseWhatProductionLacks(values.PUBLIC_URL, values.SMTP_URL);

  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).href.replace(/\/$/, '');
  const dataDir = resolve(values.DATA_DIR);
  return Object.freeze<Config>({
    siteEnv: values.SITE_ENV,
    hosts: Object.freeze(
      values.HOST ? list(values.HOST) : values.SITE_ENV === 'local' ? ['127.0.0.1', '::1'] : ['::'],
    ),
    port: values.PORT,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    publicUrl,
    ownOrigins: Object.freeze([new URL(publicUrl).origin, ...ownOrigins(values.SITE_ORIGINS)]),
    countryHeader: values.COUNTRY_HEADER,
    defaultCountry: values.DEFAULT_COUNTRY.toUpperCase(),
    clients: Object.freeze({ web: values.WEB_CLIENT_ID, apps: values.APPS_CLIENT_ID }),
    appRedirectUris: Object.freeze(list(values.APPS_REDIRECT_URIS)),
    logLevel: values.LOG_LEVEL ?? (values.SITE_ENV === 'local' ? 'warn' : 'info'),
    secrets: resolveSecrets(given, { production, dataDir }),
  });
}

function ownOrigins(text: string | undefined): string[] {
  return list(text ?? '').map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin === 'null') {
      throw new ConfigError(`SITE_ORIGINS is not usable: "${entry}" is not an origin`);
    }
    return new URL(entry).origin;
  });
}

function refuseWhatProductionLacks(publicUrl: string | undefined, smtpUrl: string | undefined): void {
  if (publicUrl === undefined)
    throw new ConfigError('PUBLIC_URL is missing: production needs its own address');
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:' && hostname !== 'localhost') {
    throw new ConfigError('PUBLIC_URL is not usable: production must be on https');
  }
  if (smtpUrl === undefined)
    throw new ConfigError('SMTP_URL is missing: production has no mailbox of its own');
}
