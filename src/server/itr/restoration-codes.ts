import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { day } from '../../domain/duration.ts';
import { keptDays } from '../../domain/records/kept-days.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import { isEntitlement, isRestoration } from '../../domain/subscription/feature.ts';
import { deriveKey } from '../config/secrets.ts';
import type { Database } from '../db/schema.ts';
import type { EntitlementSource } from '../deps.ts';
import { newRestorationCode, readRestorationCode } from './restoration-code.ts';

/** A code is requested just before calling the partner, and a case may take weeks. */
const life = keptDays.restorationCodes * day;
/** Only an account's newest codes stay valid: enough for a page opened in a few places. */
const mostOfAnAccount = 5;

/**
 * The codes by which the restoration partner recognizes a subscriber. The partner must only learn whether the caller is
 * entitled today. So a code says nothing about the account, is stored as a keyed hash only, is new on each request, and its
 * entitlement is checked when the partner asks: it ends with the subscription, even during the code's lifetime.
 */
export class RestorationCodes {
  private readonly hashKey: Buffer;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly entitlements: EntitlementSource,
    siteSecret: string,
  ) {
    this.hashKey = deriveKey(siteSecret, 'restoration code');
  }

  /** Issues a code for an account that is currently entitled. */
  async issue(accountId: string, now: number): Promise<Result<string, { readonly code: 'not_entitled' }>> {
    if (!(await this.isEntitled(accountId))) return failure({ code: 'not_entitled' });
    const code = newRestorationCode();
    const codeHash = this.hash(code);
    await this.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('restoration_code')
        .values({ code_hash: codeHash, account_id: accountId, issued_at: now, expires_at: now + life })
        .execute();
      const older = await trx
        .selectFrom('restoration_code')
        .select('code_hash')
        .where('account_id', '=', accountId)
        .where('code_hash', '!=', codeHash)
        .orderBy('issued_at', 'desc')
        .orderBy('code_hash')
        .offset(mostOfAnAccount - 1)
        .execute();
      if (older.length === 0) return;
      await trx
        .deleteFrom('restoration_code')
        .where(
          'code_hash',
          'in',
          older.map(({ code_hash }) => code_hash),
        )
        .execute();
    });
    return success(code);
  }

  /** Whether a code as heard is one of ours, still valid, and of an account that is currently entitled. */
  async isGood(typed: string, now: number): Promise<boolean> {
    const code = readRestorationCode(typed);
    if (code === null) return false;
    const row = await this.db
      .selectFrom('restoration_code')
      .select('account_id')
      .where('code_hash', '=', this.hash(code))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined && (await this.isEntitled(row.account_id));
  }

  private async isEntitled(accountId: string): Promise<boolean> {
    const granted = await this.entitlements.of(accountId);
    return granted.some(({ product }) => isEntitlement(product) && isRestoration(product));
  }

  private hash(code: string): string {
    return createHmac('sha256', this.hashKey).update(code).digest('base64url');
  }
}
