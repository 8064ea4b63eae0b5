import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../domain/locale/locale.ts';
import type { TextArea } from './pages.ts';

type Load = () => Promise<{ readonly messages: Messages }>;

const catalogues: Readonly<Record<string, Load>> = {
  ...import.meta.glob<{ messages: Messages }>(['./locales/*/*.po', '!./locales/en-xa/*.po']),
  ...(import.meta.env.PSEUDO_LOCALE ? import.meta.glob<{ messages: Messages }>('./locales/en-xa/*.po') : {}),
};

/** The texts of a locale, loaded by area as pages need them. Nothing stands in for one that is not there: browsers have no English in the code. */
export class Texts {
  readonly i18n: I18n = setupI18n();
  private readonly loaded = new Set<string>();

  constructor(private readonly locale: Locale) {
    this.i18n.activate(locale);
  }

  /** Loads what is not here yet of these areas and of `common`. Rejects when one cannot be loaded; asking again tries again. */
  async load(areas: readonly TextArea[]): Promise<void> {
    const missing = ['common', ...areas].filter((area) => !this.loaded.has(area));
    const files = missing.map((area) => catalogues[`./locales/${this.locale}/${area}.po`]?.());
    for (const file of await Promise.all(files)) this.i18n.load(this.locale, file?.messages ?? {});
    for (const area of missing) this.loaded.add(area);
  }
}
