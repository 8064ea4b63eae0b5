import type { Kysely } from 'kysely';
import { ConfigError } from '../../config/config-error.ts';
import { deriveKey, secretVariables } from '../../config/secrets.ts';
import type { Database } from '../../db/schema.ts';
import { sameText } from '../../keyed-hash.ts';
import { readSigningKeys } from './signing-key-store.ts';

const key = 'site-secret';

/**
 * Throws {@link ConfigError} unless the store is used with the site secret that it was begun with: with another one nothing could be
 * opened that waits sealed in it, nor found that it knows by a keyed hash. Keeps a hash of the secret in a store that has none, if
 * the secret opens the keys that sign there.
 */
export async function checkStoreSecret(db: Kysely<Database>, siteSecret: string): Promise<void> {
  const own = hashOf(siteSecret);
  const kept = (await keptHash(db)) ?? (await begin(db, siteSecret));
  if (kept !== null && sameText(kept, own)) return;
  throw new ConfigError(
    `${secretVariables.site} is not usable: the store was begun with another one. Set it as it was (outside production it may stand in ` +
      'secrets.json of the former DATA_DIR). If that is lost, stop every server of this store and run `npm run keys -- accept-secret`: ' +
      'everybody is signed out, and queued emails are never sent',
  );
}

/** Lets the store be used with this site secret from now on, and with no other. False when it was before. */
export async function acceptStoreSecret(db: Kysely<Database>, siteSecret: string): Promise<boolean> {
  const value = hashOf(siteSecret);
  if ((await keptHash(db)) === value) return false;
  await db
    .insertInto('site_value')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return true;
}

/** The hash that is kept after it; null where the store has keys of which the secret opens none. */
async function begin(db: Kysely<Database>, siteSecret: string): Promise<string | null> {
  const keys = await readSigningKeys(db, siteSecret);
  if (keys.length > 0 && keys.every(({ privateJwk }) => privateJwk === null)) return null;
  await db
    .insertInto('site_value')
    .values({ key, value: hashOf(siteSecret) })
    // Of several servers that start at one time the first begins the store.
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return keptHash(db);
}

async function keptHash(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('site_value').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Tells nothing of the secret, which is the root of every other key. */
function hashOf(siteSecret: string): string {
  return deriveKey(siteSecret, 'store secret').toString('base64url');
}
