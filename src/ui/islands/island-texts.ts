import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../../domain/locale/locale.ts';

const catalogues: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>> = {
  ...import.meta.glob<{ messages: Messages }>(['../locales/*/island.po', '!../locales/en-xa/*.po']),
  ...(import.meta.env.PSEUDO_LOCALE
    ? import.meta.glob<{ messages: Messages }>('../locales/en-xa/island.po')
    : {}),
};

/** The texts that islands show, and no others. Without them the English in the components stands in. */
export async function islandTexts(locale: Locale): Promise<I18n> {
  const i18n = setupI18n();
  const { messages } = (await catalogues[`../locales/${locale}/island.po`]?.()) ?? { messages: {} };
  i18n.load(locale, messages);
  i18n.activate(locale);
  return i18n;
}
