/** The islands without React, by the name in `data-island`: see `boot/start-search-box.ts` and the like. */
export const plainIslands = ['search-box', 'table'] as const;

/** True if an island does without React. */
export function isPlainIsland(name: string): name is (typeof plainIslands)[number] {
  return plainIslands.some((one) => one === name);
}
