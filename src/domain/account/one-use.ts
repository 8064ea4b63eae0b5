import { lifetimes } from './lifetimes.ts';
import type { TokenErrorReason } from './token.ts';

/** An authorization code as the auth service stores it; times in milliseconds since the epoch. */
export interface KeptCode {
  readonly expiresAt: number;
  /** When it was first used; null until then. */
  readonly usedAt: number | null;
  /** Whether the caller is the client it was issued to and has its verifier. */
  readonly isProved: boolean;
  /** Whether the tokens issued on first use are still stored and valid. */
  readonly isGrantGood: boolean;
}

/** A refresh token as the auth service stores it; times in milliseconds since the epoch. */
export interface KeptRefreshToken {
  readonly expiresAt: number;
  readonly usedAt: number | null;
  /** Why its family ended; null while it is alive. */
  readonly ended: TokenErrorReason | null;
}

/** The outcome of a use: `first` issues new tokens, `repeat` returns the same ones, anything else is an error. */
export type Use = 'first' | 'repeat' | TokenErrorReason;

/**
 * The outcome of redeeming a code at `now` (milliseconds since the epoch). Redeeming it again with the same proof
 * within 15 s, as a client does whose answer was lost, returns the same tokens; any other second use means that
 * somebody else has the code too. Wire contract, "Auth service".
 */
export function judgeCode({ expiresAt, usedAt, isProved, isGrantGood }: KeptCode, now: number): Use {
  if (usedAt !== null) {
    const mayRepeat = isProved && isGrantGood && now <= usedAt + lifetimes.codeGrace;
    return mayRepeat ? 'repeat' : 'fraud';
  }
  if (expiresAt <= now) return 'expired';
  return isProved ? 'first' : 'invalid';
}

/**
 * The outcome of using a refresh token at `now` (milliseconds since the epoch). Within 15 s of first use it returns the
 * same successor, so that racing tabs stay signed in; a later use means that the token was copied. Wire contract, "Auth
 * service".
 */
export function judgeRefreshToken({ expiresAt, usedAt, ended }: KeptRefreshToken, now: number): Use {
  if (ended !== null) return ended;
  if (usedAt === null) return expiresAt <= now ? 'expired' : 'first';
  return now > usedAt + lifetimes.refreshGrace ? 'reused' : 'repeat';
}

/**
 * Tells whether a use shows that somebody else has the token or code, so that everything derived from it must end. Wire
 * contract, "Auth service".
 */
export function endsFamily(use: Use): use is 'reused' | 'fraud' {
  return use === 'reused' || use === 'fraud';
}
