import { sha256 } from '@noble/hashes/sha2.js';
import type { Clock } from '../../application/ports/clock.ts';
import type { Random } from '../../application/ports/random.ts';
import type { TokenFailure } from '../../application/ports/token-api.ts';
import { encodeBase64Url } from '../../domain/account/base64url.ts';
import { lifetimes, refreshLifetime } from '../../domain/account/lifetimes.ts';
import { judgeCode, judgeRefreshToken } from '../../domain/account/one-use.ts';
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

  /** A code for an account, to be exchanged by who has the challenge's verifier. */
  issueCode(account: string, challenge: string): string {
    const code = this.secret();
    this.state.codes[code] = {
      account,
      challenge,
      until: this.clock.now() + lifetimes.code,
      usedAt: null,
      family: null,
      granted: null,
    };
    return code;
  }

  exchange(code: string, verifier: string): Result<Tokens, TokenFailure> {
    const row = this.state.codes[code];
    if (row === undefined) return refused('invalid');
    const now = this.clock.now();
    const digest = sha256(new TextEncoder().encode(verifier));
    const isProved = isCodeVerifier(verifier) && codeChallenge(digest) === row.challenge;
    const use = judgeCode({ expiresAt: row.until, usedAt: row.usedAt, isProved }, now);
    row.usedAt ??= now;
    if (use === 'first') {
      const began = this.begin(row.account);
      row.family = began.family;
      row.granted = began.tokens;
      return success(row.granted);
    }
    const isAlive = this.state.families[row.family ?? '']?.ended === null;
    if (use === 'repeat' && row.granted !== null && isAlive) return success(row.granted);
    if (use === 'repeat' || use === 'fraud') {
      this.end(row.family ?? '', 'fraud');
      return refused('fraud');
    }
    return refused(use);
  }

  refresh(refreshToken: string): Result<Tokens, TokenFailure> {
    const row = this.state.refreshTokens[refreshToken];
    const family = this.state.families[row?.family ?? ''];
    if (row === undefined || family === undefined) return refused('invalid');
    if (this.state.accounts[family.account] === undefined) return failure({ code: 'unknown_account' });
    const now = this.clock.now();
    const use = judgeRefreshToken({ expiresAt: row.until, usedAt: row.usedAt, ended: family.ended }, now);
    if (use === 'first') {
      row.usedAt = now;
      this.addRefreshToken(row.family, row.successor);
    } else if (use !== 'repeat') {
      if (use === 'reused') this.end(row.family, use);
      return refused(use);
    }
    return success(this.issueTokens(row.family, row.successor));
  }

  signOut(accessToken: string): Result<void, InvalidToken> {
    const holder = this.verify(accessToken);
    if (holder === null) return failure({ code: 'invalid_token' });
    this.end(holder.family, 'loggedOut');
    return success(undefined);
  }

  /** Tokens of a family of its own for the same account. */
  handOver(accessToken: string): Result<Tokens, TokenFailure> {
    const holder = this.verify(accessToken);
    return holder === null ? refused('invalid') : success(this.begin(holder.account).tokens);
  }

  /** Ends every family of an account but one; null ends them all. */
  endAll(account: string, but: string | null): void {
    for (const [family, row] of Object.entries(this.state.families)) {
      if (row.account === account && family !== but) this.end(family, 'loggedOut');
    }
  }

  /** Gives what an account's unused refresh tokens have left as if they were given now: its address came or went. */
  renewLifetimes(account: string): void {
    for (const row of Object.values(this.state.refreshTokens)) {
      const isOurs = this.state.families[row.family]?.account === account && row.usedAt === null;
      if (isOurs) row.until = this.clock.now() + this.lifetimeOf(account);
    }
  }

  /** Whose access token it is; null for one that is forged, too old or signed out. */
  verify(accessToken: string): { readonly account: string; readonly family: string } | null {
    const claims = readAccessToken(accessToken);
    const family = accessToken.split('.')[2] ?? '';
    const row = this.state.families[family];
    if (claims === null || row === undefined || row.account !== claims.accountId) return null;
    return row.ended === null && claims.expiresAt > this.clock.now()
      ? { account: row.account, family }
      : null;
  }

  private begin(account: string): { readonly family: string; readonly tokens: Tokens } {
    const family = this.random.uuid();
    this.state.families[family] = { account, ended: null };
    return { family, tokens: this.issueTokens(family, this.addRefreshToken(family, this.secret())) };
  }

  private lifetimeOf(account: string): number {
    return refreshLifetime({ hasAddress: (this.state.accounts[account]?.email ?? null) !== null });
  }

  private issueTokens(family: string, refreshToken: string): Tokens {
    const account = this.state.families[family]?.account ?? '';
    const seconds = Math.floor(this.clock.now() / 1000);
    const email = this.state.accounts[account]?.email ?? null;
    const claims = {
      sub: account,
      email,
      entitlements: [],
      iat: seconds,
      exp: seconds + lifetimes.accessToken / 1000,
    };
    const part = (value: unknown) => encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));
    // The family stands where a real token has its signature: it names the session and cannot be guessed either.
    return {
      accessToken: `${part({ alg: 'none' })}.${part({ ...claims, jti: this.random.uuid() })}.${family}`,
      refreshToken,
    };
  }

  private addRefreshToken(family: string, token: string): string {
    const until = this.clock.now() + this.lifetimeOf(this.state.families[family]?.account ?? '');
    this.state.refreshTokens[token] = { family, until, usedAt: null, successor: this.secret() };
    return token;
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
