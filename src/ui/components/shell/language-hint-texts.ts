import type { PublicLocale } from '../../../domain/locale/locale.ts';

interface LanguageHintTexts {
  readonly offer: string;
  readonly go: string;
  readonly close: string;
}

/** The hint in each language. A page in one language shows it in another, whose catalogue it does not have. */
export const languageHintTexts: Readonly<Record<PublicLocale, LanguageHintTexts>> = {
  en: {
    offer: 'This page is also available in English.',
    go: 'Read it in English',
    close: 'Close this message',
  },
  de: {
    offer: 'Diese Seite gibt es auch auf Deutsch.',
    go: 'Auf Deutsch lesen',
    close: 'Hinweis schließen',
  },
};
