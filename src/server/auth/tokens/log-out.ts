import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { SignedIn } from './access-tokens.ts';
import type { TokenFamilies } from './token-families.ts';

/** Ends this sign-in with its refresh and access tokens; other devices stay signed in. */
export class LogOut {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly families: TokenFamilies,
  ) {}

  async execute({ accountId, familyId }: SignedIn): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const now = this.clock.now();
      await this.families.end(trx, familyId, 'logged-out', now);
      const who = `account ${accountId}` as const;
      await writeAudit(trx, { actor: who, action: 'signed-out', subject: who, reason: 'asked for' }, now);
    });
  }
}
