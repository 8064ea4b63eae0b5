import type { Messages } from '@lingui/core';
import type { Locale } from '../domain/locale/locale.ts';
import type { TextArea } from './pages.ts';

const catalogues: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>> = {
  ...import.meta.glob<{ messages: Messages }>(['./locales/*/*.po', '!./locales/en-xa/*.po']),
  ...(import.meta.env.PSEUDO_LOCALE ? import.meta.glob<{ messages: Messages }>('./locales/en-xa/*.po') : {}),
};

/**
 * Loads the texts of a page's areas in a locale, with those of `common` for a whole page. Rejects if they cannot be
 * loaded. In the built site, `scripts/build/texts-apart.ts` replaces this file, so that no script names the files of
 * texts: each page names its own.
 */
export async function loadTexts(locale: Locale, areas: readonly TextArea[]): Promise<Messages> {
  const files = await Promise.all(
    ['common', ...areas].map((area) => catalogues[`./locales/${locale}/${area}.po`]?.()),
  );
  return Object.assign({}, ...files.map((file) => file?.messages));
}
