import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { endsFamily, judgeCode } from '../../../domain/account/one-use.ts';
import { isCodeVerifier } from '../../../domain/account/pkce.ts';
import type { TokenErrorReason } from '../../../domain/account/token.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { type AuditEntry, writeAudit } from '../../audit/audit-log.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { sameText } from '../../keyed-hash.ts';
import type { Limits } from '../../limits/limits.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import type { AuthorizationSessions } from './authorization-sessions.ts';
import type { GrantedTokens, TokenFailure } from './token-answer.ts';
import type { TokenFamilies } from './token-families.ts';

interface ExchangeRequest {
  readonly code: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string | undefined;
  /** How long the access token lives, in milliseconds. */
  readonly accessLifetime: number;
}

type CodeRow = NonNullable<Awaited<ReturnType<AuthorizationCodes['find']>>>;

/**
 * Exchanges a code for tokens. Any attempt uses the code up, even one with the wrong verifier. Repeated with the same verifier
 * within 15 s, as by a client whose response was lost, it returns the same tokens; any other second attempt means that
 * somebody else has the code too, and ends the family that the first one started.
 */
export class ExchangeCode {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly codes: AuthorizationCodes,
    private readonly sessions: AuthorizationSessions,
    private readonly families: TokenFamilies,
    private readonly accessTokens: AccessTokens,
    private readonly counters: Pick<Limits, 'read'>,
  ) {}

  async execute(request: ExchangeRequest): Promise<Result<GrantedTokens, TokenFailure>> {
    // A made-up code must not use the connections that visitors share.
    const accountId = await this.counters.read((db) => this.codes.accountOf(db, request.code));
    if (accountId === undefined) return refused('invalid');
    const entitlements = await this.accessTokens.entitlementsOf(accountId);
    return this.db.transaction().execute(async (trx): Promise<Result<GrantedTokens, TokenFailure>> => {
      const now = this.clock.now();
      const row = await this.codes.find(trx, request.code);
      if (row === undefined) return refused('invalid');
      const isProved = isForThisClient(row, request) && answers(request.verifier, row.code_challenge);
      const granted = await this.keptGrant(trx, row, request);
      const kept = {
        expiresAt: row.expires_at,
        usedAt: row.used_at,
        isProved,
        isGrantGood: granted !== null,
      };
      const use = judgeCode(kept, now);
      if (use === 'repeat') return granted === null ? refused('fraud') : success(granted);
      if (endsFamily(use)) await this.endFamily(trx, row, now);
      else await this.codes.spend(trx, request.code, row.session_id_hash, now);
      if (use !== 'first') return refused(use);

      const account = await trx
        .selectFrom('account')
        .select(['id', 'email'])
        .where('id', '=', row.account_id)
        .where('deletion_asked_at', 'is', null)
        .executeTakeFirst();
      if (account === undefined) return failure({ code: 'unknown_account' });
      const { familyId, refreshToken } = await this.families.start(trx, account, row.client_id, now);
      const signedInAs = { accountId: account.id, email: account.email, familyId };
      const access = await this.accessTokens.sign(signedInAs, entitlements, request.accessLifetime);
      const tokens = { ...access, refreshToken };
      await this.codes.keepGrant(trx, request, familyId, tokens);
      await this.sessions.close(trx, row.session_id_hash, now);
      await writeAudit(trx, signedIn(account.id, row.client_id), now);
      return success(tokens);
    });
  }

  /** The result of the first use; null before that, for another verifier, and once the family has ended. */
  private async keptGrant(
    trx: Transaction<Database>,
    row: CodeRow,
    request: ExchangeRequest,
  ): Promise<GrantedTokens | null> {
    if (row.family_id === null || !(await this.families.isAlive(trx, row.family_id))) return null;
    return this.codes.grantAgain(request, row.sealed_grant);
  }

  /** Ends the family that the first use of a code started, if any. */
  private async endFamily(trx: Transaction<Database>, row: CodeRow, now: number): Promise<void> {
    if (row.family_id === null) return;
    await this.families.end(trx, row.family_id, 'fraud', now);
    await writeAudit(trx, replayed(row.account_id), now);
  }
}

function signedIn(accountId: string, clientId: string): AuditEntry {
  const who = `account ${accountId}` as const;
  return { actor: who, action: 'signed-in', subject: who, reason: `by ${clientId}` };
}

function replayed(accountId: string): AuditEntry {
  return {
    actor: 'server',
    action: 'sign-in-ended',
    subject: `account ${accountId}`,
    reason: 'its code came a second time',
  };
}

function isForThisClient(row: CodeRow, { clientId, redirectUri }: ExchangeRequest): boolean {
  // RFC 6749 section 4.1.3: if given in the authorization request, it must be repeated here.
  return row.client_id === clientId && (redirectUri ?? null) === row.redirect_uri;
}

function answers(verifier: string, challenge: string): boolean {
  if (!isCodeVerifier(verifier)) return false;
  return sameText(createHash('sha256').update(verifier, 'ascii').digest('base64url'), challenge);
}

function refused(reason: TokenErrorReason) {
  return failure({ code: 'invalid_token_request', reason });
}
