import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '../domain/locale/locale.ts';
import { loadTexts } from './load-texts.ts';
import type { TextArea } from './pages.ts';

/** The texts of a locale, loaded by area as pages need them. Nothing stands in for one that is not there: browsers have no English in the code. */
export class Texts {
  readonly i18n: I18n = setupI18n();
  private readonly loaded = new Set<string>();

  constructor(private readonly locale: Locale) {
    this.i18n.activate(locale);
  }

  /** Loads what is not here yet of these areas and of `common`. Rejects when one cannot be loaded; asking again tries again. */
  async load(areas: readonly TextArea[]): Promise<void> {
    const missing = (['common', ...areas] as const).filter((area) => !this.loaded.has(area));
    const texts = await Promise.all(missing.map((area) => loadTexts(this.locale, area)));
    for (const messages of texts) this.i18n.load(this.locale, messages);
    for (const area of missing) this.loaded.add(area);
  }
}
