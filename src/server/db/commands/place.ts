import { resolve } from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { postgresServers } from '../../config/postgres-address.ts';
import { connectEmbedded, connectPostgres, type Store } from '../store.ts';

/** Which store a command is about: the same two variables name it as for the server. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Reads `DATA_DIR`, `DATABASE_URL` and `DATABASE_DIRECT_URL`. Throws {@link ConfigError} when the latter is no Postgres address. */
export function storePlace(env: Readonly<Record<string, string | undefined>>): StorePlace {
  // A command is one long transaction, for which no pooler is made.
  const direct = env['DATABASE_DIRECT_URL'] || undefined;
  const databaseUrl = direct ?? (env['DATABASE_URL'] || undefined);
  return {
    dataDir: resolve(env['DATA_DIR'] || './data'),
    databaseUrl:
      databaseUrl === undefined
        ? undefined
        : postgresUrl(databaseUrl, direct === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'),
  };
}

/** A Postgres address as given. Throws {@link ConfigError} when it is something else; `what` names it. */
export function postgresUrl(text: string, what: string): string {
  if (postgresServers(text) !== null) return text;
  throw new ConfigError(`${what} is not usable: it must start with postgres://`);
}

/** Opens the store as it is, without migrating it. Throws `StoreLockedError` while a server uses the folder. */
export function connect({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? connectEmbedded(dataDir) : Promise.resolve(connectPostgres(databaseUrl));
}
