import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { Database } from '../../db/schema.ts';
import { beginSiteValue, readSiteValue, writeSiteValue } from '../../db/site-values.ts';
import type { Logger } from '../../log.ts';

const key = 'public-url';

/**
 * Throws {@link ConfigError} when a Postgres is used with another public URL than the one its servers have: each would refuse the
 * access tokens of the others, with nobody told. The embedded store has a single server, so it takes any URL and logs that it
 * changed. A URL that nobody set names this machine only: it is not remembered, and logged when the servers are elsewhere.
 */
export async function checkStoreAddress(
  db: Kysely<Database>,
  { publicUrl, isPublicUrlSet, databaseUrl }: Pick<Config, 'publicUrl' | 'isPublicUrlSet' | 'databaseUrl'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  if (!isPublicUrlSet) {
    const others = await readSiteValue(db, key);
    if (databaseUrl !== undefined && others !== null && others !== publicUrl)
      log.warn(
        { here: publicUrl, others },
        'PUBLIC_URL is not set: this server and the others of its store refuse each other’s tokens',
      );
    return;
  }
  const kept = await beginSiteValue(db, key, publicUrl);
  if (kept === publicUrl) return;
  if (databaseUrl !== undefined)
    throw new ConfigError(
      `PUBLIC_URL is not usable: it is ${publicUrl}, and the servers of this store are at ${kept}: each would refuse the tokens of the ` +
        'other. Set it as theirs. To move the site to another address, stop every server of this store and run ' +
        '`npm run keys -- accept-address` with the new PUBLIC_URL',
    );
  await writeSiteValue(db, key, publicUrl);
  log.info({ before: kept, now: publicUrl }, 'the site has another address than at its last start');
}

/** Allows the store to be used with this public URL only, from now on. Returns the former one; null when there was none. */
export async function acceptStoreAddress(db: Kysely<Database>, publicUrl: string): Promise<string | null> {
  const former = await readSiteValue(db, key);
  await writeSiteValue(db, key, publicUrl);
  return former;
}
