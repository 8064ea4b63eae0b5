import type { Kysely } from 'kysely';
import { ConfigError } from '../../config/config-error.ts';
import { deriveKey, secretVariables } from '../../config/secrets.ts';
import type { Database } from '../../db/schema.ts';
import { beginSiteValue, readSiteValue, writeSiteValue } from '../../db/site-values.ts';
import { sameText } from '../../keyed-hash.ts';
import { readSigningKeys } from './signing-key-store.ts';

const key = 'site-secret';

/**
 * Throws {@link ConfigError} unless the store is used with the site secret it was created with: with another one, nothing
 * sealed could be opened and nothing stored by keyed hash could be found. A store without a hash of its secret gets one, if
 * the secret opens the store's signing keys.
 */
export async function checkStoreSecret(db: Kysely<Database>, siteSecret: string): Promise<void> {
  const own = hashOf(siteSecret);
  const kept = (await readSiteValue(db, key)) ?? (await begin(db, siteSecret));
  if (kept !== null && sameText(kept, own)) return;
  throw new ConfigError(
    `${secretVariables.site} is not usable: the store was begun with another one. Set it as it was (outside production it may stand in ` +
      'secrets.json of the former DATA_DIR). If that is lost, stop every server of this store and run `npm run keys -- accept-secret`: ' +
      'everybody is signed out, and queued emails are never sent',
  );
}

/** Allows the store to be used with this site secret only, from now on. False when it already was. */
export async function acceptStoreSecret(db: Kysely<Database>, siteSecret: string): Promise<boolean> {
  const value = hashOf(siteSecret);
  if ((await readSiteValue(db, key)) === value) return false;
  await writeSiteValue(db, key, value);
  return true;
}

/** Stores the hash and returns the stored one; null when the store has keys and the secret opens none of them. */
async function begin(db: Kysely<Database>, siteSecret: string): Promise<string | null> {
  const keys = await readSigningKeys(db, siteSecret);
  if (keys.length > 0 && keys.every(({ privateJwk }) => privateJwk === null)) return null;
  return beginSiteValue(db, key, hashOf(siteSecret));
}

/** Reveals nothing about the secret, which all other keys are derived from. */
function hashOf(siteSecret: string): string {
  return deriveKey(siteSecret, 'store secret').toString('base64url');
}
