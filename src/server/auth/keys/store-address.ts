import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { Database } from '../../db/schema.ts';
import { beginSiteValue, readSiteValue, writeSiteValue } from '../../db/site-values.ts';
import type { Logger } from '../../log.ts';

const key = 'public-url';

/**
 * Throws {@link ConfigError} when a Postgres is used with another public URL than the one its servers have: access tokens of one server would
 * be refused by the others, with nobody told. The embedded store has a single server, so it takes any URL and logs that it changed.
 */
export async function checkStoreAddress(
  db: Kysely<Database>,
  { publicUrl, databaseUrl }: Pick<Config, 'publicUrl' | 'databaseUrl'>,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  const kept = await beginSiteValue(db, key, publicUrl);
  if (kept === publicUrl) return;
  if (databaseUrl === undefined) {
    await writeSiteValue(db, key, publicUrl);
    log.info({ before: kept, now: publicUrl }, 'the site has another address than at its last start');
    return;
  }
  throw new ConfigError(
    `PUBLIC_URL is not usable: it is ${publicUrl}, and the servers of this store are at ${kept}: each would refuse the tokens of the ` +
      'other. Set it as theirs. To move the site to another address, stop every server of this store and run ' +
      '`npm run keys -- accept-address` with the new PUBLIC_URL',
  );
}

/** Allows the store to be used with this public URL only, from now on. Returns the former one; null when there was none. */
export async function acceptStoreAddress(db: Kysely<Database>, publicUrl: string): Promise<string | null> {
  const former = await readSiteValue(db, key);
  await writeSiteValue(db, key, publicUrl);
  return former;
}
