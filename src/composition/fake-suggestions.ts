import { MemoryNetwork } from '../adapters/memory/memory-network.ts';
import { MemorySuggestionApi } from '../adapters/memory/memory-suggestion-api.ts';
import type { SuggestionApi } from '../application/ports/suggestion-api.ts';

/** The phrases that the fake environment's search completes. */
const phrases = ['wild duck', 'wild goose', 'mallard', 'duck pond', 'reed warbler'];

/** Suggestions of the fake environment. */
export function fakeSuggestions(): SuggestionApi {
  return new MemorySuggestionApi(phrases, new MemoryNetwork(150));
}
