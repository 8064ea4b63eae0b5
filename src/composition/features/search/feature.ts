import { SuggestionApi } from '../../../application/ports/suggestion-api.ts';
import { Suggest } from '../../../application/search/suggest.ts';
import { SettingsState } from '../../../application/settings/settings-state.ts';
import type { Feature } from '../../feature.ts';

/** Completing what is typed into the search box. */
export const feature: Feature<'search'> = {
  bindUseCases(bind) {
    bind(Suggest)
      .toResolvedValue((api, settings) => new Suggest(api, settings), [SuggestionApi, SettingsState])
      .inSingletonScope();
  },
  of: (container) => ({
    suggest: container.get(Suggest),
  }),
};
