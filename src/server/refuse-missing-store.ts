import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config/config-error.ts';
import { connect, type StorePlace } from './db/commands/place.ts';
import { embeddedFolder } from './db/finish-restore.ts';
import { executedMigrations } from './db/migrate.ts';
import { databaseError } from './open-configured-store.ts';

/** Throws {@link ConfigError} if there is no store, for commands that must not create one. */
export async function refuseMissingStore(place: StorePlace): Promise<void> {
  const { dataDir, databaseUrl, variable = 'DATABASE_URL' } = place;
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataDir, embeddedFolder))) throw noStoreIn(dataDir);
    return;
  }
  const store = await connect(place);
  try {
    if ((await executedMigrations(store.db)).length === 0) throw noStoreIn(store.place);
  } catch (error) {
    throw databaseError(variable, databaseUrl, error);
  } finally {
    await store.close();
  }
}

function noStoreIn(place: string): ConfigError {
  return new ConfigError(`There is no store in ${place} yet.`);
}
