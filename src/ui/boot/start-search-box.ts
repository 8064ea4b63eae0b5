import { searchBox } from '../../composition/search-box.ts';
import { wireSuggestions } from './suggestions.ts';

/**
 * Adds completion to the search box. In a file of its own and without React, because it is the first thing visitors
 * use, and suggestions should not wait for an island's libraries.
 */
export async function startSearchBox(box: HTMLElement): Promise<void> {
  const { suggest } = await searchBox();
  wireSuggestions(box, suggest);
}
