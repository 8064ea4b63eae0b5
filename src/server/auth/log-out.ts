import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/schema.ts';
import type { BearerAccount } from '../http/bearer.ts';
import type { TokenFamilies } from './token-families.ts';

/** Signs out this one sign-in: its refresh tokens and access tokens end; other devices stay signed in. */
export class LogOut {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly families: TokenFamilies,
  ) {}

  async execute(account: BearerAccount): Promise<void> {
    await this.db
      .transaction()
      .execute((trx) => this.families.end(trx, account.familyId, 'logged-out', this.clock.now()));
  }
}
