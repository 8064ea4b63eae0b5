import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { brand } from '../domain/brand.ts';
import { ConfigError } from './config-error.ts';
import type { SnapshotPlan } from './db/snapshots.ts';
import { fixedDuration } from './fixed-duration.ts';
import { readTrustedProxies, type TrustedProxies } from './http/client-address.ts';
import { type CardSettings, readCardSettings } from './payment/card-settings.ts';
import { refuseWeakSecret, resolveSecrets, type Secrets, secretVariables } from './secrets.ts';
import { readServiceSettings, type ServiceSettings, serviceVariables } from './service-settings.ts';

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
  /** The proxies whose word on a visitor's address is taken. */
  readonly trustedProxies: TrustedProxies;
  /** Request header that a CDN fills with the visitor's country, if there is one. */
  readonly countryHeader: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly defaultCountry: string;
  readonly clients: { readonly web: string; readonly apps: string };
  /** The only addresses to which an app's sign-in may lead back. */
  readonly appRedirectUris: readonly string[];
  /** Who takes the money. */
  readonly cards: CardSettings;
  /** The hour of the day (UTC) from which the subscriptions are compared with the card provider's, once a day. */
  readonly reconcileHour: number;
  readonly logLevel: string;
  /** How often the embedded store is copied; null for never, and always with a `databaseUrl`. */
  readonly snapshots: SnapshotPlan | null;
  /** Where `/metrics` listens, apart from the site; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Other sites whose pages may read what `src/contract/rows` opens to them. */
  readonly corsOrigins: readonly string[];
  /** How long the server still takes calls after it was told to stop, while `/readyz` sends new ones elsewhere. */
  readonly drainMilliseconds: number;
  readonly services: ServiceSettings;
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
  TRUSTED_PROXIES: z.optional(z.string()),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/))),
  DEFAULT_COUNTRY: z._default(z.string().check(z.regex(/^[A-Za-z]{2}$/)), 'US'),
  WEB_CLIENT_ID: z._default(z.string(), 'mallard-web'),
  APPS_CLIENT_ID: z._default(z.string(), 'mallard-apps'),
  // The address that the host apps have compiled in.
  APPS_REDIRECT_URIS: z._default(z.string(), 'com.duckduckgo:/authcb'),
  SNAPSHOT_EVERY: z._default(z.string(), 'PT1H'),
  SNAPSHOT_KEEP: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 24),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(65535))),
  METRICS_HOST: z._default(z.string().check(z.regex(/^[A-Za-z0-9.:-]+$/)), '127.0.0.1'),
  CORS_ORIGINS: z.optional(z.string()),
  DRAIN_DELAY: z._default(z.string(), 'PT0S'),
  CARD_PROVIDER: z.optional(z.enum(['simulator', 'stripe', 'none'])),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRETS: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(z.string()),
  STRIPE_TIMEOUT_MS: z.optional(z.string()),
  RECONCILE_HOUR: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(23)), 3),
  ...serviceVariables,
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
});

/** Every variable that {@link loadConfig} reads. */
export const environmentVariables: readonly string[] = [
  ...Object.keys(Environment.shape),
  ...Object.values(secretVariables),
];

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
  if (production) {
    refuseWhatProductionLacks(values.PUBLIC_URL, values.SMTP_URL);
    refuseWeakSecret('ITR_PARTNER_KEY', values.ITR_PARTNER_KEY);
  }

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
    ownOrigins: Object.freeze([new URL(publicUrl).origin, ...origins('SITE_ORIGINS', values.SITE_ORIGINS)]),
    trustedProxies: trustedProxies(values.TRUSTED_PROXIES, production),
    countryHeader: values.COUNTRY_HEADER,
    defaultCountry: values.DEFAULT_COUNTRY.toUpperCase(),
    clients: Object.freeze({ web: values.WEB_CLIENT_ID, apps: values.APPS_CLIENT_ID }),
    appRedirectUris: Object.freeze(list(values.APPS_REDIRECT_URIS)),
    cards: Object.freeze(readCardSettings(values, production)),
    reconcileHour: values.RECONCILE_HOUR,
    logLevel: values.LOG_LEVEL ?? (values.SITE_ENV === 'local' ? 'warn' : 'info'),
    snapshots: snapshotPlan(values.SNAPSHOT_EVERY, values.SNAPSHOT_KEEP, values.DATABASE_URL),
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    corsOrigins: Object.freeze(origins('CORS_ORIGINS', values.CORS_ORIGINS)),
    drainMilliseconds: duration('DRAIN_DELAY', values.DRAIN_DELAY),
    services: readServiceSettings(values, production),
    secrets: resolveSecrets(given, { production, dataDir }),
  });
}

function origins(variable: string, text: string | undefined): string[] {
  return list(text ?? '').map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin === 'null') {
      throw new ConfigError(`${variable} is not usable: "${entry}" is not an origin`);
    }
    return new URL(entry).origin;
  });
}

function duration(variable: string, text: string): number {
  const milliseconds = fixedDuration(text);
  if (milliseconds === null) {
    throw new ConfigError(`${variable} is not usable: "${text}" is no duration such as PT1H`);
  }
  return milliseconds;
}

/** A database server has its own backups; the embedded store is copied unless the variable says `off`. */
function snapshotPlan(every: string, keep: number, databaseUrl: string | undefined): SnapshotPlan | null {
  const everyMilliseconds = every === 'off' ? null : duration('SNAPSHOT_EVERY', every);
  if (everyMilliseconds !== null && everyMilliseconds < 60_000) {
    throw new ConfigError('SNAPSHOT_EVERY is not usable: less than a minute apart, or "off" for never');
  }
  return everyMilliseconds === null || databaseUrl !== undefined ? null : { everyMilliseconds, keep };
}

/** Production must say it: without, every limit would count all visitors of a proxy as one, or believe anybody. */
function trustedProxies(text: string | undefined, production: boolean): TrustedProxies {
  if (production && text === undefined)
    throw new ConfigError('TRUSTED_PROXIES is missing: name the proxies in front of this server, or "none"');
  const read = readTrustedProxies(text ?? 'none');
  if ('wrong' in read)
    throw new ConfigError(`TRUSTED_PROXIES is not usable: "${read.wrong}" is no address and no CIDR range`);
  return read;
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
