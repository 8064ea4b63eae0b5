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

/** The email language for a locale; the default if there are no texts for it. */
export function mailLanguageFor(locale: string): MailLanguage {
  return negotiate([locale]);
}

/** The texts of a language. */
export function mailLanguage(language: MailLanguage): MailWords {
  return mailLanguages[language];
}

/** The BCP 47 tag to format dates and amounts with when the reader's region is unknown. */
export function mailFormats(language: MailLanguage): string {
  return knownLocaleOf(language).replace('_', '-');
}

/** The text direction of a language. */
export function mailDirection(language: MailLanguage): 'ltr' | 'rtl' {
  return locales[language].direction;
}
