import * as z from 'zod/mini';
import { lifetimes } from '../../../domain/account/lifetimes.ts';

const RecentUse = z.object({
  /** The keyed hash of the token. */
  hash: z.string(),
  /** Milliseconds since the epoch. */
  usedAt: z.number(),
  /** The token that followed it, under a key that only this one yields. */
  sealed: z.string(),
});
/** A refresh token that was used so short a time ago that its successor is given again. */
export type RecentUse = z.infer<typeof RecentUse>;

const RecentUses = z.array(RecentUse);

/**
 * So many uses are kept, of the newest: tabs that race and answers that get lost come to a handful in 15 seconds. A client that refreshes
 * without a pause would else make its row grow with each call, and each call dearer for everybody.
 */
const most = 16;

/** The recent uses as a row of `token_family` keeps them. */
export function readRecentUses(kept: string | null): readonly RecentUse[] {
  return kept === null ? [] : RecentUses.parse(JSON.parse(kept));
}

/** The uses as they are kept after one more: those that are no longer recent at its moment go, and the oldest of too many. */
export function withRecentUse(kept: string | null, use: RecentUse): string {
  const recent = readRecentUses(kept).filter(({ usedAt }) => use.usedAt <= usedAt + lifetimes.refreshGrace);
  return JSON.stringify([...recent, use].slice(-most));
}
