import { resolve } from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { postgresServers } from '../../config/postgres-address.ts';
import { connectEmbedded, connectPostgres, type Store } from '../store.ts';

/** The store a command works on, given by the same variables as for the server. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The variable that `databaseUrl` is from, unless it is from none. */
  readonly variable?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
}

/** Reads `DATA_DIR`, `DATABASE_URL` and `DATABASE_DIRECT_URL`. Throws {@link ConfigError} when the latter is not a Postgres URL. */
export function storePlace(env: Readonly<Record<string, string | undefined>>): StorePlace {
  // A command is one long transaction; poolers are not made for those.
  const variable = env['DATABASE_DIRECT_URL'] ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const databaseUrl = env[variable] || undefined;
  return {
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl: databaseUrl === undefined ? undefined : postgresUrl(databaseUrl, variable),
    variable,
  };
}

/** Returns a Postgres URL unchanged. Throws {@link ConfigError} for anything else; `what` names it in the message. */
export function postgresUrl(text: string, what: string): string {
  if (postgresServers(text) !== null) return text;
  throw new ConfigError(`${what} is not usable: it must start with postgres://`);
}

/** Opens the store without migrating it. Throws `StoreLockedError` while a server uses the folder. */
export function connect({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? connectEmbedded(dataDir) : Promise.resolve(connectPostgres(databaseUrl));
}
