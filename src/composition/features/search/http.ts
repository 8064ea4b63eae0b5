import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpSuggestionApi } from '../../../adapters/http/http-suggestion-api.ts';
import { SuggestionApi } from '../../../application/ports/suggestion-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, where an environment has them. */
export function bindServices(bind: Bind): void {
  bind(SuggestionApi)
    .toResolvedValue((http) => new HttpSuggestionApi(http), [HttpClient])
    .inSingletonScope();
}
