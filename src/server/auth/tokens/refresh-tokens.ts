import type { Kysely } from 'kysely';
import { endsFamily, judgeRefreshToken } from '../../../domain/account/one-use.ts';
import type { TokenErrorReason } from '../../../domain/account/token.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { FamilyEnd } from '../../db/tables/auth.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AccessTokens, SignedIn } from './access-tokens.ts';
import type { GrantedTokens, TokenFailure } from './token-answer.ts';
import type { TokenFamilies } from './token-families.ts';

interface Rotated {
  readonly account: SignedIn;
  readonly refreshToken: string;
}

const reasonOfEnd = { reused: 'reused', 'logged-out': 'loggedOut', fraud: 'fraud' } as const satisfies Record<
  FamilyEnd,
  TokenErrorReason
>;

/**
 * Rotates a refresh token. Within 15 s of its first use it returns the same successor again, so that racing tabs, or a client
 * whose response was lost, stay signed in; after that it counts as stolen or copied, and the whole family ends.
 */
export class RefreshTokens {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly families: TokenFamilies,
    private readonly accessTokens: AccessTokens,
    private readonly counters: Pick<Limits, 'read'>,
  ) {}

  /** `accessLifetime` is the access token's lifetime in milliseconds. */
  async execute(request: {
    readonly refreshToken: string;
    readonly clientId: string;
    readonly accessLifetime: number;
  }): Promise<Result<GrantedTokens, TokenFailure>> {
    // Made-up tokens start no transaction, and use none of the connections that visitors share.
    const isPossible = await this.families.isPossible(request.refreshToken, (at) => this.counters.read(at));
    if (!isPossible) return refused('invalid');
    const rotated = await this.rotate(request);
    if (!rotated.ok) return rotated;
    const { account, refreshToken } = rotated.value;
    const access = await this.accessTokens.issue(account, request.accessLifetime);
    return success({ ...access, refreshToken });
  }

  private rotate(request: {
    readonly refreshToken: string;
    readonly clientId: string;
  }): Promise<Result<Rotated, TokenFailure>> {
    return this.db.transaction().execute(async (trx): Promise<Result<Rotated, TokenFailure>> => {
      const now = this.clock.now();
      const token = await this.families.find(trx, request.refreshToken);
      if (token === undefined) return refused('invalid');
      const { family, usedAt } = token;
      if (family.client_id !== request.clientId) return refused('invalid');
      const account = await trx
        .selectFrom('account')
        .select(['id', 'email', 'deletion_asked_at'])
        .where('id', '=', family.account_id)
        .executeTakeFirst();
      // On this error apps sign out and forget the account; after any other they try to recover it.
      if (account === undefined || account.deletion_asked_at !== null)
        return failure({ code: 'unknown_account' });
      const ended = family.end_reason === null ? null : reasonOfEnd[family.end_reason];
      const use = judgeRefreshToken({ expiresAt: family.token_expires_at, usedAt, ended }, now);

      const signedIn = { accountId: account.id, email: account.email, familyId: family.id };
      const granted = (refreshToken: string) => success({ account: signedIn, refreshToken });
      if (use === 'first') {
        return granted(
          await this.families.succeed(trx, { family, email: account.email }, request.refreshToken, now),
        );
      }
      if (use === 'repeat') {
        const again = this.families.successorAgain(request.refreshToken, token.sealedSuccessor);
        return again === null ? refused('invalid') : granted(again);
      }
      if (endsFamily(use) && ended === null) {
        await this.families.end(trx, family.id, use, now);
        const subject = `account ${account.id}` as const;
        const reason = 'a refresh token came again';
        await writeAudit(trx, { actor: 'server', action: 'sign-in-ended', subject, reason }, now);
      }
      return refused(use);
    });
  }
}

function refused(reason: TokenErrorReason) {
  return failure({ code: 'invalid_token_request', reason });
}
