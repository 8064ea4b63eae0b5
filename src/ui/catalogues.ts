import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '../domain/locale/locale.ts';
import { loadTexts } from './load-texts.ts';
import type { TextArea } from './pages.ts';

/**
 * The texts of a locale, loaded as pages need them. There is no fallback for a missing text: the code that browsers get
 * contains no English.
 */
export class Texts {
  readonly i18n: I18n = setupI18n();
  private readonly loaded = new Set<string>();

  constructor(private readonly locale: Locale) {
    this.i18n.activate(locale);
  }

  /** Loads the texts of a page: its areas and `common`. Rejects when they cannot be loaded; calling it again retries. */
  async load(areas: readonly TextArea[]): Promise<void> {
    const page = areas.join();
    if (this.loaded.has(page)) return;
    this.i18n.load(this.locale, await loadTexts(this.locale, areas));
    this.loaded.add(page);
  }
}
