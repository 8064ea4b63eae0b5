import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/schema.ts';
import { readSigningKeys, signingAt } from './signing-key-store.ts';

/** `unknown_key`: the store has no such key. `no_successor`: it is signing, and no newer key could replace it. */
export type RevokeFailure = { readonly code: 'unknown_key' | 'no_successor' };

/** `successor` is the pending key that starts signing in place of the revoked one; null when none had to. */
export type Revoked = Result<{ readonly successor: string | null }, RevokeFailure>;

/**
 * Deletes a key that may be compromised: it no longer signs, leaves the key set, and its access tokens are rejected. Users stay
 * signed in, because refresh tokens are recognized by the store and not by their signature. A pending key starts signing early
 * if it is needed; an older one never comes back.
 */
export async function revokeSigningKey(
  db: Kysely<Database>,
  siteSecret: string,
  kid: string,
  now: number,
): Promise<Revoked> {
  return db.transaction().execute(async (trx): Promise<Revoked> => {
    // Two concurrent revocations must not delete the last two keys.
    await trx.selectFrom('signing_key').select('kid').orderBy('kid').forUpdate().execute();
    const keys = await readSigningKeys(trx, siteSecret);
    const key = keys.find((one) => one.kid === kid);
    if (key === undefined) return failure({ code: 'unknown_key' });
    const usable = keys.filter(({ privateJwk }) => privateJwk !== null);
    const isNeeded = key === signingAt(usable, now);
    const successor = isNeeded ? usable[usable.indexOf(key) - 1] : undefined;
    if (isNeeded && successor === undefined) return failure({ code: 'no_successor' });

    // Delete expired keys too: they would otherwise count as followed by the next key, and be published again.
    const over = keys.filter(({ deadAt }) => deadAt !== null && deadAt <= now).map((one) => one.kid);
    await trx
      .deleteFrom('signing_key')
      .where('kid', 'in', [kid, ...over])
      .execute();
    if (successor !== undefined) await begin(trx, successor.kid, now);
    const subject = `key ${kid}` as const;
    const reason = 'others may know it';
    await writeAudit(trx, { actor: 'operator', action: 'signing-key-revoked', subject, reason }, now);
    return success({ successor: successor?.kid ?? null });
  });
}

async function begin(trx: Transaction<Database>, kid: string, now: number): Promise<void> {
  await trx.updateTable('signing_key').set({ signs_from: now }).where('kid', '=', kid).execute();
}
