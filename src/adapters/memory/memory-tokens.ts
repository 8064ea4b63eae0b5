import { sha256 } from '@noble/hashes/sha2.js';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import type { TokenFailure } from '../../application/ports/token-api.ts';
import { encodeBase64Url } from '../../domain/account/base64url.ts';
import type { EmailChangeEffects } from '../../domain/account/email-change.ts';
import { lifetimes, refreshLifetime } from '../../domain/account/lifetimes.ts';
import { endsFamily, judgeCode, judgeRefreshToken } from '../../domain/account/one-use.ts';
import { codeChallenge, isCodeVerifier } from '../../domain/account/pkce.ts';
import { readAccessToken, type TokenErrorReason, type Tokens } from '../../domain/account/token.ts';
import type { InvalidToken } from '../../domain/failure.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { MemoryAuthState } from './memory-auth-state.ts';

/** Codes and the tokens they are exchanged for, without signatures. */
export class MemoryTokens {
  constructor(
    private readonly state: MemoryAuthState,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Issues a code for an account, to be exchanged with the challenge's verifier. */
  issueCode(account: string, challenge: string): string {
    const code = this.secret();
    const expiresAt = this.clock.now() + lifetimes.code;
    this.state.codes[code] = { account, challenge, expiresAt, usedAt: null, grant: null };
    return code;
  }

  exchange(code: string, verifier: string): Result<Tokens, TokenFailure> {
    const row = this.state.codes[code];
    if (row === undefined) return refused('invalid');
    const now = this.clock.now();
    const digest = sha256(new TextEncoder().encode(verifier));
    const isProved = isCodeVerifier(verifier) && codeChallenge(digest) === row.challenge;
    const isGrantGood = this.state.families[row.grant?.family ?? '']?.ended === null;
    const use = judgeCode({ ...row, isProved, isGrantGood }, now);
    row.usedAt ??= now;
    if (use === 'first') {
      this.forgetOthers(code, row.challenge);
      row.grant = this.begin(row.account);
    } else if (use !== 'repeat') return this.refuse(use, row.grant?.family);
    return row.grant === null ? refused('invalid') : success(row.grant.tokens);
  }

  /** Of the codes issued for one challenge, only the first to be exchanged counts. */
  private forgetOthers(code: string, challenge: string): void {
    for (const [other, row] of Object.entries(this.state.codes)) {
      if (other !== code && row.challenge === challenge) delete this.state.codes[other];
    }
  }

  refresh(refreshToken: string): Result<Tokens, TokenFailure> {
    const row = this.state.refreshTokens[refreshToken];
    const family = this.state.families[row?.family ?? ''];
    if (row === undefined || family === undefined) return refused('invalid');
    const now = this.clock.now();
    const use = judgeRefreshToken({ ...row, ended: family.ended }, now);
    if (use !== 'first' && use !== 'repeat') return this.refuse(use, row.family);
    if (use === 'first') this.addRefreshToken(row.family, row.successor);
    row.usedAt ??= now;
    return success(this.issueTokens(row.family, row.successor));
  }

  signOut(accessToken: string): Result<void, InvalidToken> {
    const holder = this.verify(accessToken);
    if (holder === null) return failure({ code: 'invalid_token' });
    this.end(holder.family, 'loggedOut');
    return success(undefined);
  }

  /** Tokens of a separate family for the same account. */
  handOver(accessToken: string): Result<Tokens, TokenFailure> {
    const holder = this.verify(accessToken);
    return holder === null ? refused('invalid') : success(this.begin(holder.account).tokens);
  }

  /** Ends every family of an account except one; null ends them all. */
  endAll(account: string, but: string | null): void {
    for (const [family, row] of Object.entries(this.state.families)) {
      if (row.account === account && family !== but) this.end(family, 'loggedOut');
    }
  }

  /** Adjusts the lifetime of an account's sessions to what a change of its address requires. */
  keepSessions(account: string, { live, lifetime }: NonNullable<EmailChangeEffects['sessions']>): void {
    const until = this.clock.now() + lifetime;
    const bound = live === 'at least' ? Math.max : Math.min;
    for (const row of Object.values(this.state.refreshTokens)) {
      if (this.state.families[row.family]?.account === account) row.expiresAt = bound(row.expiresAt, until);
    }
  }

  /** The account and family of an access token; null for one that is forged, expired or signed out. */
  verify(accessToken: string): { readonly account: string; readonly family: string } | null {
    const claims = readAccessToken(accessToken);
    const family = accessToken.split('.')[2] ?? '';
    const row = this.state.families[family];
    if (row?.ended !== null || claims === null || claims.expiresAt <= this.clock.now()) return null;
    return { account: row.account, family };
  }

  private begin(account: string): { readonly family: string; readonly tokens: Tokens } {
    const family = this.random.uuid();
    this.state.families[family] = { account, ended: null };
    return { family, tokens: this.issueTokens(family, this.addRefreshToken(family, this.secret())) };
  }

  private issueTokens(family: string, refreshToken: string): Tokens {
    const { account, email } = this.ownerOf(family);
    const seconds = Math.floor(this.clock.now() / 1000);
    const exp = seconds + lifetimes.accessToken / 1000;
    const claims = { sub: account, email, entitlements: [], iat: seconds, exp, jti: this.random.uuid() };
    const part = (value: unknown) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
    // The family is in place of a real token's signature: it identifies the session and cannot be guessed either.
    return { accessToken: `${part({ alg: 'none' })}.${part(claims)}.${family}`, refreshToken };
  }

  private addRefreshToken(family: string, token: string): string {
    const lifetime = refreshLifetime({ hasAddress: this.ownerOf(family).email !== null });
    const expiresAt = this.clock.now() + lifetime;
    this.state.refreshTokens[token] = { family, expiresAt, usedAt: null, successor: this.secret() };
    return token;
  }

  private ownerOf(family: string): { readonly account: string; readonly email: string | null } {
    const account = this.state.families[family]?.account ?? '';
    return { account, email: this.state.accounts[account]?.email ?? null };
  }

  private refuse(use: TokenErrorReason, family = '') {
    if (endsFamily(use)) this.end(family, use);
    return refused(use);
  }

  private end(family: string, reason: TokenErrorReason): void {
    const row = this.state.families[family];
    if (row !== undefined) row.ended ??= reason;
  }

  private secret(): string {
    return encodeBase64Url(this.random.bytes(32));
  }
}

function refused(reason: TokenErrorReason) {
  return failure({ code: 'invalid_token_request', reason });
}
