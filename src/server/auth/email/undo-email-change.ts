import type { Kysely, Transaction } from 'kysely';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { forgetRecoveryKey } from '../recovery/recovery-keys.ts';
import { endEverySignIn } from '../tokens/end-every-sign-in.ts';
import type { EmailUndo } from './email-undo.ts';

/** `link_gone`: made up, used, or over 7 days old. `email_address_in_use`: another account now has the address. */
export type UndoEmailChangeFailure = { readonly code: 'link_gone' | 'email_address_in_use' };

type Outcome = Result<{ readonly email: string }, UndoEmailChangeFailure>;

/**
 * Restores an account's former address, for an owner who did not make the change. Whoever made it is signed out everywhere, and
 * the links of this and later changes become invalid, as does the recovery key, which may be theirs.
 */
export class UndoEmailChange {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly undo: EmailUndo,
  ) {}

  /** The address that the link restores, or null for an invalid link. Read-only. */
  async preview(token: string): Promise<string | null> {
    return (await this.undo.find(this.db, token, this.clock.now()))?.former.address ?? null;
  }

  async execute(token: string): Promise<Outcome> {
    try {
      return await this.db.transaction().execute((trx) => this.restore(trx, token));
    } catch (error) {
      if (isUniqueViolation(error)) return failure({ code: 'email_address_in_use' });
      throw error;
    }
  }

  private async restore(trx: Transaction<Database>, token: string): Promise<Outcome> {
    const now = this.clock.now();
    const seen = await this.undo.find(trx, token, now);
    if (seen === null) return failure({ code: 'link_gone' });
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', seen.accountId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Read again under the lock: a second click may have waited for the first.
    const change = await this.undo.find(trx, token, now);
    if (account === undefined || change === null) return failure({ code: 'link_gone' });

    const { address, locale } = change.former;
    const owner = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', address)
      .executeTakeFirst();
    if (owner !== undefined && owner.id !== account.id) return failure({ code: 'email_address_in_use' });
    await endEverySignIn(trx, account.id, now);
    await forgetRecoveryKey(trx, account.id);
    await trx
      .updateTable('account')
      .set({ email: address, ...(locale === null ? {} : { locale }) })
      .where('id', '=', account.id)
      .execute();
    await this.undo.forgetFrom(trx, change);
    const subject = `account ${account.id}` as const;
    const reason = 'asked for by the former address, signed out everywhere';
    await writeAudit(trx, { actor: 'visitor', action: 'email-change-undone', subject, reason }, now);
    return success({ email: address });
  }
}
