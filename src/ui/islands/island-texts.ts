import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../../domain/locale/locale.ts';
import type { IslandArea } from './island-needs.ts';

const catalogues: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>> = {
  ...import.meta.glob<{ messages: Messages }>([
    '../locales/*/{account,island,pro}.po',
    '!../locales/en-xa/*.po',
  ]),
  ...(import.meta.env.PSEUDO_LOCALE
    ? import.meta.glob<{ messages: Messages }>('../locales/en-xa/{account,island,pro}.po')
    : {}),
};

/** The texts that an island shows, and no others. Without them the English in the components stands in. */
export async function islandTexts(locale: Locale, areas: readonly IslandArea[]): Promise<I18n> {
  const i18n = setupI18n();
  const parts = await Promise.all(
    areas.map(async (area) => (await catalogues[`../locales/${locale}/${area}.po`]?.())?.messages ?? {}),
  );
  i18n.load(locale, Object.assign({}, ...parts));
  i18n.activate(locale);
  return i18n;
}
