import * as z from 'zod/mini';
import { lifetimes } from '../../../domain/account/lifetimes.ts';

const RecentUse = z.object({
  /** The keyed hash of the token. */
  hash: z.string(),
  /** Milliseconds since the epoch. */
  usedAt: z.number(),
  /** Its successor, sealed with a key that only this token yields. */
  sealed: z.string(),
});
/** A refresh token used so recently that its successor may be returned again. */
export type RecentUse = z.infer<typeof RecentUse>;

const RecentUses = z.array(RecentUse);

/**
 * Maximum number of uses kept, newest first to stay: racing tabs and lost responses add up to a handful in 15 seconds. A client
 * that refreshes nonstop would otherwise grow its row with each call, making every call more expensive.
 */
const most = 16;

/** Parses the recent uses in a row of `token_family`. */
export function readRecentUses(kept: string | null): readonly RecentUse[] {
  return kept === null ? [] : RecentUses.parse(JSON.parse(kept));
}

/** Adds a use, dropping those no longer recent at its time, and the oldest beyond the maximum. */
export function withRecentUse(kept: string | null, use: RecentUse): string {
  const recent = readRecentUses(kept).filter(({ usedAt }) => use.usedAt <= usedAt + lifetimes.refreshGrace);
  return JSON.stringify([...recent, use].slice(-most));
}
