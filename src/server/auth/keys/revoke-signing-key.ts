import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/schema.ts';
import { readSigningKeys, signingAt } from './signing-key-store.ts';

/** `unknown_key`: the store has none of that name. `no_successor`: it signs, and no newer key could take its place. */
export type RevokeFailure = { readonly code: 'unknown_key' | 'no_successor' };

/** `successor` is the waiting key that signs from now on in place of the revoked one; null when none had to. */
export type Revoked = Result<{ readonly successor: string | null }, RevokeFailure>;

/**
 * Deletes a key that others may know: it signs nothing more, leaves the key set, and its access tokens are refused. Who
 * is signed in stays so, because a refresh token is recognised by the store and not by its signature. A key that waits
 * for its day begins at once when it is needed; an older one never comes back.
 */
export async function revokeSigningKey(
  db: Kysely<Database>,
  siteSecret: string,
  kid: string,
  now: number,
): Promise<Revoked> {
  return db.transaction().execute(async (trx): Promise<Revoked> => {
    // Two at once must not take the last two keys.
    await trx.selectFrom('signing_key').select('kid').orderBy('kid').forUpdate().execute();
    const keys = await readSigningKeys(trx, siteSecret);
    const key = keys.find((one) => one.kid === kid);
    if (key === undefined) return failure({ code: 'unknown_key' });
    const usable = keys.filter(({ privateJwk }) => privateJwk !== null);
    const isNeeded = key === signingAt(usable, now);
    const successor = isNeeded ? usable[usable.indexOf(key) - 1] : undefined;
    if (isNeeded && successor === undefined) return failure({ code: 'no_successor' });

    // Those that are over would count as followed by the next key now, and be published again.
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
