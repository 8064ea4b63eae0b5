import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from './access-tokens.ts';
import { endEverySignIn } from './end-every-sign-in.ts';

/** Signs an account out on every device and in every app, including this one. Its recovery key stays valid. */
export class LogOutEverywhere {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: SignedIn): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      await trx
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      await endEverySignIn(trx, accountId, now);
      const who = `account ${accountId}` as const;
      const reason = 'asked for, everywhere';
      await writeAudit(trx, { actor: who, action: 'signed-out', subject: who, reason }, now);
    });
  }
}
