/** The island that does without React, by the name in `data-island`: see `boot/start-search-box.ts`. */
export const plainIsland = 'search-box';
