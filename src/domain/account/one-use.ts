import { lifetimes } from './lifetimes.ts';
import type { TokenErrorReason } from './token.ts';

/** A code as its service keeps it; times in milliseconds since the epoch. */
export interface KeptCode {
  readonly expiresAt: number;
  /** When it was first tried; null while nobody has. */
  readonly usedAt: number | null;
  /** Whether who shows it is the client it was given to, and has its verifier. */
  readonly isProved: boolean;
  /** Whether what its first use gave is kept, and nothing has ended it. */
  readonly isGrantGood: boolean;
}

/** A refresh token as its service keeps it; times in milliseconds since the epoch. */
export interface KeptRefreshToken {
  readonly expiresAt: number;
  readonly usedAt: number | null;
  /** Why its family is over; null while it lives. */
  readonly ended: TokenErrorReason | null;
}

/** What comes of a use: the `first` gives something new, a `repeat` the same again, and the rest are errors. */
export type Use = 'first' | 'repeat' | TokenErrorReason;

/**
 * What comes of a code that is shown at `now` (milliseconds since the epoch). Repeated with the same proof within 15 s, as by a client whose answer was
 * lost, it gives the same again; any other second use means that somebody else has it too. Wire contract, "Auth service".
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
 * What comes of a refresh token that is shown at `now` (milliseconds since the epoch). Within 15 s of its first use it gives the same successor, so that
 * tabs that race stay signed in; later it was copied. Wire contract, "Auth service".
 */
export function judgeRefreshToken({ expiresAt, usedAt, ended }: KeptRefreshToken, now: number): Use {
  if (ended !== null) return ended;
  if (usedAt === null) return expiresAt <= now ? 'expired' : 'first';
  return now > usedAt + lifetimes.refreshGrace ? 'reused' : 'repeat';
}

/** Tells whether a use means that somebody else has what was shown, so that everything it led to ends. Wire contract, "Auth service". */
export function endsFamily(use: Use): use is 'reused' | 'fraud' {
  return use === 'reused' || use === 'fraud';
}
