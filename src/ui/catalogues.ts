import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../domain/locale/locale.ts';
import { staticOnlyAreas } from './catalogue-areas.ts';

type Load = () => Promise<{ readonly messages: Messages }>;

const catalogues: Readonly<Record<string, Load>> = {
  ...import.meta.glob<{ messages: Messages }>(['./locales/*/*.po', '!./locales/en-xa/*.po']),
  ...(import.meta.env.PSEUDO_LOCALE ? import.meta.glob<{ messages: Messages }>('./locales/en-xa/*.po') : {}),
};

/** The texts of a locale, ready to show. On the server all areas, in a live page those it can show. */
export async function loadTexts(locale: Locale): Promise<I18n> {
  const loads = Object.entries(catalogues).filter(([file]) => {
    const area = file.replace(/^.*\/(.*)\.po$/, '$1');
    return (
      file.startsWith(`./locales/${locale}/`) && (import.meta.env.SSR || !staticOnlyAreas.includes(area))
    );
  });
  const i18n = setupI18n();
  for (const { messages } of await Promise.all(loads.map(([, load]) => load()))) i18n.load(locale, messages);
  i18n.activate(locale);
  return i18n;
}
