import { autocompleteQuery } from '../../domain/search/query.ts';
import { readRegion } from '../../domain/search/regions.ts';
import { isOn, valueOf } from '../../domain/settings/settings.ts';
import type { Suggestion, SuggestionApi } from '../ports/suggestion-api.ts';
import type { SettingsState } from '../settings/settings-state.ts';

/**
 * Finds suggestions for what is being typed. A blank query clears them, a failure silently gives none (specification,
 * section 8), and where the visitor switched them off nothing is sent.
 */
export class Suggest {
  private running: AbortController | null = null;

  constructor(
    private readonly api: SuggestionApi,
    private readonly settings: SettingsState,
  ) {}

  /** The suggestions to show; null when a later call has taken over, and what is shown stays. */
  async find(text: string): Promise<readonly Suggestion[] | null> {
    this.running?.abort();
    this.running = null;
    const query = autocompleteQuery(text);
    const { shown } = this.settings.current;
    if (query === null || !isOn(shown, 'kac')) return [];
    const mine = new AbortController();
    this.running = mine;
    const found = await this.api.suggest({ query, region: readRegion(valueOf(shown, 'kl')) }, mine.signal);
    if (this.running !== mine) return null;
    this.running = null;
    return found.ok ? found.value : [];
  }
}
