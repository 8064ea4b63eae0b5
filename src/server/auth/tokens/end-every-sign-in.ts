import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A session of either version. */
export interface SessionName {
  readonly familyId?: string;
  readonly legacyTokenHash?: string;
}

/**
 * Signs an account out everywhere, or everywhere but in one session: token families with their refresh and access tokens,
 * version 1 tokens, sign-ins in progress and unused codes. Ordered as one leads to the next, so that something just being
 * converted is caught in its new form. The caller holds the account's row.
 */
export async function endEverySignIn(
  trx: Transaction<Database>,
  accountId: string,
  now: number,
  { familyId, legacyTokenHash }: SessionName = {},
): Promise<void> {
  await trx
    .updateTable('authorization_session')
    .set({ closed_at: now })
    .where('created_account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute();
  await trx
    // A deleted code is simply unknown when presented later; a used one would be taken for stolen.
    .deleteFrom('authorization_code')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .updateTable('token_family')
    .set({ ended_at: now, end_reason: 'logged-out' })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(familyId !== undefined, (query) => query.where('id', '!=', familyId ?? ''))
    .execute();
  await trx
    .deleteFrom('legacy_token')
    .where('account_id', '=', accountId)
    .$if(legacyTokenHash !== undefined, (query) => query.where('token_hash', '!=', legacyTokenHash ?? ''))
    .execute();
  await trx
    .deleteFrom('passcode')
    .where('purpose', 'in', [
      `email of ${accountId}`,
      `changed email of ${accountId}`,
      `deletion of ${accountId}`,
    ])
    .execute();
}
