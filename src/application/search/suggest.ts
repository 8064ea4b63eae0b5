import { autocompleteQuery } from '../../domain/search/query.ts';
import { readRegion } from '../../domain/search/regions.ts';
import { isOn, type Settings, valueOf } from '../../domain/settings/settings.ts';
import type { Suggestion, SuggestionApi } from '../ports/suggestion-api.ts';

/**
 * Finds suggestions while the visitor types. A blank query clears them, a failure silently gives none (specification,
 * section 8), and nothing is sent when the visitor has turned them off.
 *
 * Another keystroke does not cancel a request in flight: a fast typist would otherwise see nothing until a pause.
 * Responses are shown as they arrive; one overtaken by a later request's response is dropped.
 */
export class Suggest {
  private asked = 0;
  private answered = 0;
  private readonly running = new Map<number, AbortController>();

  constructor(
    private readonly api: SuggestionApi,
    /** The settings that apply to the page, read at each request. */
    private readonly settings: () => Settings,
  ) {}

  /**
   * The suggestions to show; null when those shown should stay: a later call was answered, or will be after this one
   * failed.
   */
  async find(text: string): Promise<readonly Suggestion[] | null> {
    this.asked += 1;
    const mine = this.asked;
    const query = autocompleteQuery(text);
    const shown = this.settings();
    if (query === null || !isOn(shown, 'kac')) {
      this.settle(mine);
      return [];
    }
    const stop = new AbortController();
    this.running.set(mine, stop);
    const found = await this.api.suggest({ query, region: readRegion(valueOf(shown, 'kl')) }, stop.signal);
    this.running.delete(mine);
    if (mine < this.answered || (!found.ok && mine < this.asked)) return null;
    this.settle(mine);
    return found.ok ? found.value : [];
  }

  /** Aborts the earlier requests, whose answers are obsolete. */
  private settle(mine: number): void {
    this.answered = mine;
    for (const [earlier, stop] of this.running) if (earlier < mine) stop.abort();
  }
}
