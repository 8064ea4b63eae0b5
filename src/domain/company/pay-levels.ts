/** The pay of a level for a year of full-time work, in whole US dollars before tax. */
export interface PayLevel {
  /** From 1 up. */
  readonly level: number;
  readonly usd: number;
}

/**
 * One amount for everybody on a level, whatever their country or profession; lowest first. Site facts, section 8,
 * "how-we-work".
 */
export const payLevels: readonly PayLevel[] = [
  { level: 1, usd: 92_000 },
  { level: 2, usd: 118_500 },
  { level: 3, usd: 148_500 },
  { level: 4, usd: 182_000 },
  { level: 5, usd: 221_500 },
  { level: 6, usd: 264_000 },
];

/** The levels a role can be filled at, given its lowest and highest pay in US dollars a year. */
export function levelsOf({ from, to }: { readonly from: number; readonly to: number }): readonly PayLevel[] {
  return payLevels.filter(({ usd }) => usd >= from && usd <= to);
}
