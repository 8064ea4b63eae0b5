import { ConfigError } from './config/config-error.ts';
import { dataDirError } from './config/data-dir-error.ts';
import { postgresName } from './config/postgres-address.ts';
import { DirectAddressError } from './db/direct-address.ts';
import { openStore, type Store, type StoreAddress } from './db/store.ts';
import { StoreAwayError } from './db/store-away.ts';

// SQLSTATE: connection, wrong encoding, who may connect, no such database, missing rights, too few resources, operator's intervention.
const notOurs = /^(?:08|22P05|28|3D|42501|53|57)/;

/**
 * Opens the store that the configuration names. Throws `ConfigError` naming `DATA_DIR`, `DATABASE_URL` or
 * `DATABASE_DIRECT_URL` when that place cannot be used, and `StoreLockedError` when another process has the folder.
 */
export async function openConfiguredStore(where: StoreAddress): Promise<Store> {
  try {
    return await openStore(where);
  } catch (error) {
    const { databaseUrl, directUrl, dataDir } = where;
    if (databaseUrl === undefined) throw dataDirError(dataDir, error);
    if (error instanceof DirectAddressError)
      throw databaseError('DATABASE_DIRECT_URL', directUrl ?? databaseUrl, error.cause);
    throw databaseError('DATABASE_URL', databaseUrl, error);
  }
}

/**
 * Turns an error that means that a Postgres cannot be used into a `ConfigError`, and returns any other as it is. `variable` is
 * the one with its address. The message contains that of Postgres or the network, but only hosts and database of the address,
 * which may contain a password.
 */
export function databaseError(variable: string, databaseUrl: string, error: unknown): unknown {
  const away = error instanceof StoreAwayError;
  const reason = away ? error.cause : error;
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  if (!away && !notOurs.test(code)) return error;
  const { hosts, database } = postgresName(databaseUrl);
  const said = reason instanceof Error && reason.message !== '' ? reason.message : 'no answer';
  const detail = code === '' || said.includes(code) ? said : `${said} (${code})`;
  return new ConfigError(`${variable} is not usable: Postgres at ${hosts}${database}: ${detail}`, {
    cause: error,
  });
}
