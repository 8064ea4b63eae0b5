import type { Kysely } from 'kysely';
import { tooMany } from '../../../domain/failure.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AccessTokens, SignedIn } from './access-tokens.ts';
import { holdSignedIn } from './hold-signed-in.ts';
import type { GrantedTokens, GrantFailure, TokenFailure } from './token-answer.ts';
import type { TokenFamilies } from './token-families.ts';

interface HandOverRequest {
  /** The access token of the web sign-in. */
  readonly subjectToken: string;
  readonly clientId: string;
  /** The client that receives the tokens. */
  readonly audience: string;
  /** How long the access token lives, in milliseconds. */
  readonly accessLifetime: number;
}

const refused = failure({ code: 'invalid_token_request', reason: 'invalid' } as const);

/**
 * Issues tokens to an app for an account that is signed in on the web (RFC 8693). The app gets its own token family: each of
 * the two refreshes its own tokens, and signing out of one leaves the other signed in.
 */
export class HandOver {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly families: TokenFamilies,
    private readonly accessTokens: AccessTokens,
    private readonly limits: Limits,
    private readonly clients: { readonly web: string; readonly apps: string },
  ) {}

  async execute(request: HandOverRequest): Promise<Result<GrantedTokens, GrantFailure>> {
    const { clientId, audience, subjectToken } = request;
    if (clientId !== this.clients.web || audience !== this.clients.apps) return refused;
    const claimed = await this.accessTokens.accountIn(subjectToken);
    if (claimed === null) return refused;
    const limited = { action: 'hand-over', by: { account: claimed }, now: this.clock.now() } as const;
    // Calls known to be blocked use no connection.
    const wait = this.limits.knownWait(limited);
    if (wait > 0) return failure(tooMany(wait));
    const giver = await this.accessTokens.verify(subjectToken);
    return giver === null ? refused : this.limits.within(limited, () => this.give(giver, request));
  }

  private async give(
    giver: SignedIn,
    { clientId, audience, accessLifetime }: HandOverRequest,
  ): Promise<Result<GrantedTokens, TokenFailure>> {
    const entitlements = await this.accessTokens.entitlementsOf(giver.accountId);
    return this.db.transaction().execute(async (trx): Promise<Result<GrantedTokens, TokenFailure>> => {
      const now = this.clock.now();
      const account = await holdSignedIn(trx, giver);
      if (account === null) return refused;
      const { familyId, refreshToken } = await this.families.start(trx, account, audience, now);
      const receiver = { accountId: account.id, email: account.email, familyId };
      const access = await this.accessTokens.sign(receiver, entitlements, accessLifetime);
      const who = `account ${account.id}` as const;
      const reason = `by ${audience}, handed over by ${clientId}`;
      await writeAudit(trx, { actor: who, action: 'signed-in', subject: who, reason }, now);
      return success({ ...access, refreshToken });
    });
  }
}
