import { autocompleteQuery } from '../../domain/search/query.ts';
import { readRegion } from '../../domain/search/regions.ts';
import { isOn, type Settings, valueOf } from '../../domain/settings/settings.ts';
import type { Suggestion, SuggestionApi } from '../ports/suggestion-api.ts';

/**
 * Finds suggestions for what is being typed. A blank query clears them, a failure silently gives none (specification,
 * section 8), and where the visitor switched them off nothing is sent.
 *
 * A key more does not stop a question under way: a quick hand would otherwise see nothing until it rests. What is answered first is
 * shown first, and an answer that a later one has overtaken is dropped.
 */
export class Suggest {
  private asked = 0;
  private answered = 0;
  private readonly running = new Map<number, AbortController>();

  constructor(
    private readonly api: SuggestionApi,
    /** Those that hold on the page, as they are when a question is asked. */
    private readonly settings: () => Settings,
  ) {}

  /** The suggestions to show; null where what is shown stays: a later call was answered, or will be after a failure of this one. */
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

  /** Nothing that was asked before is of use any more. */
  private settle(mine: number): void {
    this.answered = mine;
    for (const [earlier, stop] of this.running) if (earlier < mine) stop.abort();
  }
}
