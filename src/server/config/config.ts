import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type * as z from 'zod/mini';
import { minute } from '../../domain/duration.ts';
import { type CardSettings, readCardSettings } from './card-settings.ts';
import { ConfigError } from './config-error.ts';
import { whyNoFolder } from './data-dir-error.ts';
import { fixedDuration } from './fixed-duration.ts';
import { readList } from './read-list.ts';
import { refuseWeakSecret, resolveSecrets, type Secrets, secretVariables } from './secrets.ts';
import { readServiceSettings, type ServiceSettings } from './service-settings.ts';
import type { SnapshotPlan } from './snapshot-plan.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import { usualClients, Variables, whatIsExpected } from './variables.ts';
import { readWebOrigins } from './web-origins.ts';

export type SiteEnv = 'local' | 'staging' | 'production';

/** All settings from the environment, read once at start, validated and frozen. */
export interface Config {
  readonly siteEnv: SiteEnv;
  /** Addresses to listen on; the local environment stays on loopback unless HOST says otherwise. */
  readonly hosts: readonly string[];
  readonly port: number;
  /** Absolute path of the folder with the embedded store, its lock and the local secrets. */
  readonly dataDir: string;
  /** Absolute path of the folder with hashed assets of earlier builds; null for none. */
  readonly keptAssets: string | null;
  /** A Postgres URL, to be used instead of the embedded store. */
  readonly databaseUrl: string | undefined;
  /** A URL of the same Postgres that bypasses its pooler, for migrations; undefined if `databaseUrl` is direct itself. */
  readonly directUrl: string | undefined;
  /** SMTP server for mail; without it, outside production, mail goes to the mailbox at /dev/mail. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The site's public URL without a trailing slash; also the issuer of access tokens. */
  readonly publicUrl: string;
  /** Whether `publicUrl` was set; otherwise it is this machine's own, by its port. */
  readonly isPublicUrlSet: boolean;
  /** Every web origin that is ours; the first is that of `publicUrl`. */
  readonly ownWebOrigins: readonly string[];
  /** Proxies trusted to report a visitor's address. */
  readonly trustedProxies: TrustedProxies;
  /** Request header in which a CDN passes the visitor's country, if any. */
  readonly countryHeader: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly defaultCountry: string;
  readonly clients: { readonly web: string; readonly apps: string };
  /** Password for the pages under `/dev`; undefined if they need none, and in production, which has no such pages. */
  readonly devPassword: string | undefined;
  /** Whether to allow HSTS preloading of the whole domain; being removed from browsers' preload lists takes months. */
  readonly hstsPreload: boolean;
  /** The only redirect URIs allowed for an app's sign-in. */
  readonly appRedirectUris: readonly string[];
  /** The payment provider. */
  readonly cards: CardSettings;
  /** The hour of the day (UTC) from which subscriptions are compared with the card provider's, once a day. */
  readonly reconcileHour: number;
  readonly logLevel: string;
  /** Snapshots of the embedded store; null for none, as always with a `databaseUrl`. */
  readonly snapshots: SnapshotPlan | null;
  /** Where `/metrics` listens, separate from the site; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Other sites whose pages may read the rows of `src/contract/rows` that are open to them. */
  readonly corsWebOrigins: readonly string[];
  /** How long the server still accepts requests at shutdown, while `/readyz` diverts new ones. */
  readonly drainMilliseconds: number;
  readonly services: ServiceSettings;
  readonly secrets: Secrets;
}

/** All variables that {@link loadConfig} reads. */
export const environmentVariables: readonly string[] = [
  ...Object.keys(Variables.shape),
  ...Object.values(secretVariables),
];

/**
 * Reads the configuration from environment variables (empty ones count as absent).
 * Outside production, missing secrets are generated once and kept in the data folder.
 * Throws {@link ConfigError} naming the variable that is missing or wrong.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const values = readShapes(given);
  const production = values.SITE_ENV === 'production';
  if (production) {
    refuseWhatProductionLacks(values.PUBLIC_URL, values.SMTP_URL);
    refuseWeakSecret('ITR_PARTNER_KEY', values.ITR_PARTNER_KEY);
  }
  refuseOpenDoors(values);
  refuseDoubles(values);

  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).href.replace(/\/$/, '');
  const dataDir = resolve(values.DATA_DIR);
  return Object.freeze<Config>({
    siteEnv: values.SITE_ENV,
    hosts: Object.freeze(hosts(values.HOST, values.SITE_ENV)),
    port: values.PORT,
    dataDir,
    keptAssets: keptAssets(values.KEPT_ASSETS, dataDir),
    databaseUrl: values.DATABASE_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    publicUrl,
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    ownWebOrigins: Object.freeze([
      new URL(publicUrl).origin,
      ...readWebOrigins('SITE_ORIGINS', values.SITE_ORIGINS),
    ]),
    trustedProxies: trustedProxies(values.TRUSTED_PROXIES, production),
    countryHeader: values.COUNTRY_HEADER,
    defaultCountry: values.DEFAULT_COUNTRY.toUpperCase(),
    devPassword: production ? undefined : values.DEV_PASSWORD,
    hstsPreload: values.HSTS_PRELOAD === 'on',
    clients: Object.freeze({ web: values.WEB_CLIENT_ID, apps: values.APPS_CLIENT_ID }),
    appRedirectUris: Object.freeze(redirectUris(values.APPS_REDIRECT_URIS)),
    cards: Object.freeze(readCardSettings(values, production)),
    reconcileHour: values.RECONCILE_HOUR,
    logLevel: values.LOG_LEVEL ?? (values.SITE_ENV === 'local' ? 'warn' : 'info'),
    snapshots: snapshotPlan(values.SNAPSHOT_EVERY, values.SNAPSHOT_KEEP, values.DATABASE_URL),
    metrics: metrics(values.METRICS_HOST, values.METRICS_PORT),
    corsWebOrigins: Object.freeze(readWebOrigins('CORS_ORIGINS', values.CORS_ORIGINS)),
    drainMilliseconds: duration('DRAIN_DELAY', values.DRAIN_DELAY),
    services: readServiceSettings(values, production),
    secrets: resolveSecrets(given, { production, dataDir }),
  });
}

/** Parses the variables. Throws {@link ConfigError} naming the first malformed one and what it must be. */
function readShapes(given: Readonly<Record<string, string | undefined>>): z.infer<typeof Variables> {
  const parsed = Variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const variable = String(parsed.error.issues[0]?.path[0]);
  const expected = Object.entries(whatIsExpected).find(([name]) => name === variable)?.[1];
  throw new ConfigError(`${variable} is not usable: ${expected ?? 'it does not have the expected form'}`);
}

/** A publicly reachable site must not be the local environment, and needs a password where it shows messages sent to others. */
function refuseOpenDoors({ SITE_ENV, PUBLIC_URL, DEV_PASSWORD }: z.infer<typeof Variables>): void {
  // A URL's scheme may be in upper case.
  if (SITE_ENV === 'local' && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:') {
    throw new ConfigError(
      'SITE_ENV is not usable: PUBLIC_URL is on https, where others can reach the site, and local has mailbox and clock open to everybody. Say production or staging',
    );
  }
  if (SITE_ENV === 'staging' && DEV_PASSWORD === undefined) {
    throw new ConfigError('DEV_PASSWORD is missing: staging shows the mail of everybody under /dev');
  }
}

function refuseDoubles({
  WEB_CLIENT_ID,
  APPS_CLIENT_ID,
  PORT,
  METRICS_PORT,
}: z.infer<typeof Variables>): void {
  if (WEB_CLIENT_ID === APPS_CLIENT_ID) {
    // Name the one that was changed.
    const names = ['APPS_CLIENT_ID', 'WEB_CLIENT_ID'];
    const [one, other] = APPS_CLIENT_ID === usualClients.apps ? names.reverse() : names;
    throw new ConfigError(`${one} is not usable: ${other} is the same, and the two clients differ`);
  }
  if (METRICS_PORT === PORT) {
    throw new ConfigError('METRICS_PORT is not usable: PORT is the same, and the two must not share one');
  }
}

function hosts(text: string | undefined, siteEnv: SiteEnv): readonly string[] {
  if (text === undefined) return siteEnv === 'local' ? ['127.0.0.1', '::1'] : ['::'];
  return readList('HOST', text).map((entry) => host('HOST', entry));
}

/** An IP address, or a host name that is not a mistyped address. */
function host(variable: string, text: string): string {
  const isName = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/.test(text) && !/^[\d.]+$/.test(text);
  if (isIP(text) !== 0 || isName) return text;
  throw new ConfigError(
    `${variable} is not usable: "${text}" is not the address of a machine, such as 127.0.0.1`,
  );
}

function metrics(at: string, port: number | undefined): Config['metrics'] {
  const checked = host('METRICS_HOST', at);
  return port === undefined ? null : { host: checked, port };
}

/** Redirect URIs for an app's sign-in. RFC 6749 section 3.1.2: absolute, no fragment; RFC 8252: http on loopback only. */
function redirectUris(text: string): readonly string[] {
  return readList('APPS_REDIRECT_URIS', text).map((entry) => {
    const uri = /^[\x21-\x7e]+$/.test(entry) && !entry.includes('#') ? URL.parse(entry) : null;
    const leadsAstray = uri !== null && /^(?:javascript|data|blob|file|vbscript):$/.test(uri.protocol);
    const isOpen = uri?.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(uri.hostname);
    if (uri !== null && !leadsAstray && !isOpen) return entry;
    throw new ConfigError(
      `APPS_REDIRECT_URIS is not usable: "${entry}" is not an address that an app can be sent back to, such as app.example:/done`,
    );
  });
}

/** A missing folder is created later. A read-only one is fine: its files are still served. */
function keptAssets(named: string | undefined, dataDir: string): string | null {
  if (named === 'off') return null;
  if (named === undefined) return join(dataDir, 'assets');
  const folder = resolve(named);
  const why = whyNoFolder(folder);
  if (why === null) return folder;
  throw new ConfigError(`KEPT_ASSETS is not usable: ${folder}: ${why}`);
}

function duration(variable: string, text: string): number {
  const milliseconds = fixedDuration(text);
  if (milliseconds === null) {
    throw new ConfigError(`${variable} is not usable: "${text}" is not a duration such as PT1H`);
  }
  return milliseconds;
}

/** A database server has its own backups; the embedded store gets snapshots unless the variable says `off`. */
function snapshotPlan(every: string, keep: number, databaseUrl: string | undefined): SnapshotPlan | null {
  const everyMilliseconds = every === 'off' ? null : duration('SNAPSHOT_EVERY', every);
  if (everyMilliseconds !== null && everyMilliseconds < minute) {
    throw new ConfigError('SNAPSHOT_EVERY is not usable: less than a minute apart, or "off" for never');
  }
  return everyMilliseconds === null || databaseUrl !== undefined ? null : { everyMilliseconds, keep };
}

/** Required in production: otherwise every limit would count all visitors behind a proxy as one, or trust anybody. */
function trustedProxies(text: string | undefined, production: boolean): TrustedProxies {
  if (production && text === undefined)
    throw new ConfigError('TRUSTED_PROXIES is missing: name the proxies in front of this server, or "none"');
  const read = readTrustedProxies(readList('TRUSTED_PROXIES', text ?? 'none').join(','));
  if ('wrong' in read)
    throw new ConfigError(
      `TRUSTED_PROXIES is not usable: "${read.wrong}" is neither an address nor a CIDR range`,
    );
  if ('tooWide' in read)
    throw new ConfigError(
      `TRUSTED_PROXIES is not usable: "${read.tooWide}" is wider than any network of proxies, so visitors could say who they are`,
    );
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
