import { MemorySuggestionApi } from '../../../adapters/memory/memory-suggestion-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { SuggestionApi } from '../../../application/ports/suggestion-api.ts';
import type { Bind } from '../../feature.ts';

/** What the search of a world in memory knows to complete. */
const phrases = ['wild duck', 'wild goose', 'mallard', 'duck pond', 'reed warbler'];

/** The services of this feature, of a world in memory. */
export function bindServices(bind: Bind, { network }: MemoryWorld): void {
  bind(SuggestionApi)
    .toResolvedValue(() => new MemorySuggestionApi(phrases, network))
    .inSingletonScope();
}
