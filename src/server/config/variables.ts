import * as z from 'zod/mini';
import { brand } from '../../domain/brand.ts';
import { snapshotsKept } from '../../domain/records/kept-days.ts';
import { isCountryCode } from './country-code.ts';
import { postgresServers } from './postgres-address.ts';
import { serviceVariables, whatServicesExpect } from './service-settings.ts';
import { wholeNumber } from './whole-number.ts';

const mailServer = z.optional(
  z.url({ protocol: /^smtps?$/ }).check(z.refine((address) => Boolean(URL.parse(address)?.hostname))),
);
/** The site must be at the root of its host: paths are appended to its URL, which is published everywhere. */
const siteUrl = z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isRoot)));
const postgres = z.optional(z.string().check(z.refine((address) => postgresServers(address) !== null)));
const clientId = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

/** The default OAuth client ids. */
export const usualClients = { web: 'mallard-web', apps: 'mallard-apps' } as const;

/** The format of every variable that is not a secret; dependencies between variables are checked by `loadConfig`. */
export const Variables = z.object({
  SITE_ENV: z._default(z.enum(['local', 'staging', 'production']), 'local'),
  HOST: z.optional(z.string()),
  PORT: z._default(wholeNumber(0, 65_535), 4173),
  DATA_DIR: z._default(z.string().check(z.regex(/\S/)), './data'),
  KEPT_ASSETS: z.optional(z.string().check(z.regex(/\S/))),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  SMTP_URL: mailServer,
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)),
    brand.mailFrom,
  ),
  PUBLIC_URL: siteUrl,
  SITE_ORIGINS: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(z.string()),
  DEV_PASSWORD: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))),
  HSTS_PRELOAD: z._default(z.enum(['on', 'off']), 'off'),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/))),
  DEFAULT_COUNTRY: z._default(z.string().check(z.refine(isCountryCode)), 'US'),
  WEB_CLIENT_ID: z._default(clientId, usualClients.web),
  APPS_CLIENT_ID: z._default(clientId, usualClients.apps),
  // The redirect URI compiled into the host apps.
  APPS_REDIRECT_URIS: z._default(z.string(), 'com.duckduckgo:/authcb'),
  SNAPSHOT_EVERY: z._default(z.string(), 'PT1H'),
  SNAPSHOT_KEEP: z._default(wholeNumber(1, 10_000), snapshotsKept),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  CORS_ORIGINS: z.optional(z.string()),
  DRAIN_DELAY: z._default(z.string(), 'PT0S'),
  CARD_PROVIDER: z.optional(z.enum(['simulator', 'stripe', 'none'])),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRETS: z.optional(z.string()),
  STRIPE_API_BASE: z.optional(z.string()),
  STRIPE_TIMEOUT_MS: z.optional(z.string()),
  STRIPE_AUTOMATIC_TAX: z.optional(z.string()),
  STRIPE_BILLING_ADDRESS: z.optional(z.string()),
  STRIPE_TERMS_CONSENT: z.optional(z.string()),
  STRIPE_TRIAL_WITHOUT_CARD: z.optional(z.string()),
  RECONCILE_HOUR: z._default(wholeNumber(0, 23), 3),
  ...serviceVariables,
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
});

/** Variables where only the format can be wrong. `loadConfig` parses the others, with more specific errors. */
type Shaped = Exclude<
  keyof typeof Variables.shape,
  | 'HOST'
  | 'METRICS_HOST'
  | 'SITE_ORIGINS'
  | 'CORS_ORIGINS'
  | 'TRUSTED_PROXIES'
  | 'APPS_REDIRECT_URIS'
  | 'SNAPSHOT_EVERY'
  | 'DRAIN_DELAY'
  | `STRIPE_${string}`
  | 'IMAGE_ORIGINS'
  | 'BEACON_SINK'
>;

/** What each of them must be, as the end of a sentence. */
export const whatIsExpected: Readonly<Record<Shaped, string>> = {
  SITE_ENV: 'it must be local, staging or production',
  PORT: 'it must be a whole number from 0 to 65535',
  DATA_DIR: 'it must be the path of a folder',
  KEPT_ASSETS: 'it must be the path of a folder, or off',
  DATABASE_URL: 'it must be an address such as postgres://user:password@host:5432/database',
  DATABASE_DIRECT_URL: 'it must be an address such as postgres://user:password@host:5432/database',
  SMTP_URL: 'it must be an address such as smtps://user:password@host:465',
  MAIL_FROM: 'it must be an address such as mail@example.org or Name <mail@example.org>',
  PUBLIC_URL: 'it must be an address such as https://example.org, without path, query or user',
  DEV_PASSWORD: 'it must have 16 characters or more, none of them blank',
  HSTS_PRELOAD: 'it must be on or off',
  COUNTRY_HEADER: 'it must be the name of a request header, such as CF-IPCountry',
  DEFAULT_COUNTRY: 'it must be the two letters of a country (ISO 3166-1), such as US',
  WEB_CLIENT_ID: 'it must be a text without blanks, 200 characters at most',
  APPS_CLIENT_ID: 'it must be a text without blanks, 200 characters at most',
  SNAPSHOT_KEEP: 'it must be a whole number from 1 to 10000',
  METRICS_PORT: 'it must be a whole number from 1 to 65535',
  CARD_PROVIDER: 'it must be stripe, simulator or none',
  RECONCILE_HOUR: 'it must be a whole number from 0 to 23',
  ...whatServicesExpect,
  LOG_LEVEL: 'it must be fatal, error, warn, info, debug or silent',
};

function isRoot(address: string): boolean {
  const read = URL.parse(address);
  return read !== null && read.href === `${read.origin}/`;
}
