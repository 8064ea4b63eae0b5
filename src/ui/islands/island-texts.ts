import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '../../domain/locale/locale.ts';
import { loadTexts } from '../load-texts.ts';
import type { IslandArea } from './island-needs.ts';

/** Loads only the texts that an island shows. Rejects if one cannot be loaded: the code in browsers contains no English. */
export async function islandTexts(locale: Locale, areas: readonly IslandArea[]): Promise<I18n> {
  const i18n = setupI18n();
  i18n.load(locale, await loadTexts(locale, areas));
  i18n.activate(locale);
  return i18n;
}
