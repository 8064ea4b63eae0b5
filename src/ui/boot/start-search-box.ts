import { searchBox } from '../../composition/search-box.ts';
import { wireSuggestions } from './suggestions.ts';

/**
 * Makes the search box complete what is typed: a file of its own, without React, because it is the first thing that a visitor uses,
 * and the island's libraries would be what the first suggestions wait for.
 */
export async function startSearchBox(box: HTMLElement): Promise<void> {
  const { suggest } = await searchBox();
  wireSuggestions(box, suggest);
}
