import type { PublicLocale } from '../../../domain/locale/locale.ts';
import { locales } from '../../../domain/locale/locale-rows.ts';
import { knownLocaleOf, negotiate } from '../../../domain/locale/published-locale.ts';
import { wordsByLocale } from '../../words-by-locale.ts';
import type { MailWords } from './email-content.ts';

const mailLanguages = wordsByLocale(
  import.meta.glob<MailWords>('/src/server/mail/texts/*/emails.ts', { eager: true, import: 'words' }),
  (locale) => `/src/server/mail/texts/${locale}/emails.ts`,
);

export type MailLanguage = PublicLocale;

/** The language of emails to a reader of a locale; the default where there are no texts. */
export function mailLanguageFor(locale: string): MailLanguage {
  return negotiate([locale]);
}

/** What is known of a language. */
export function mailLanguage(language: MailLanguage): MailWords {
  return mailLanguages[language];
}

/** How days and sums are written where the reader's region is not known, as a BCP 47 tag. */
export function mailFormats(language: MailLanguage): string {
  return knownLocaleOf(language).replace('_', '-');
}

/** How text runs in a language. */
export function mailDirection(language: MailLanguage): 'ltr' | 'rtl' {
  return locales[language].direction;
}
