import type { PublicLocale } from '../../../domain/locale/locale.ts';
import { locales } from '../../../domain/locale/locale-rows.ts';
import { knownLocaleOf, negotiate } from '../../../domain/locale/published-locale.ts';
import type { EmailTexts } from './email-content.ts';
import { englishAddress } from './english-address.ts';
import { englishSubscription } from './english-subscription.ts';
import { germanAddress } from './german-address.ts';
import { germanSubscription } from './german-subscription.ts';

interface MailLanguageRow {
  readonly emails: EmailTexts;
  /** Stands at the end of every email. */
  readonly promise: string;
}

/** Every published locale has its emails: one that has none does not compile. */
const mailLanguages: Readonly<Record<PublicLocale, MailLanguageRow>> = {
  en: {
    emails: { ...englishAddress, ...englishSubscription },
    promise: 'There is no tracking in this e-mail.',
  },
  de: {
    emails: { ...germanAddress, ...germanSubscription },
    promise: 'Diese E-Mail enthält kein Tracking.',
  },
};

export type MailLanguage = PublicLocale;

/** The language of emails to a reader of a locale; the default where there are no texts. */
export function mailLanguageFor(locale: string): MailLanguage {
  return negotiate([locale]);
}

/** What is known of a language. */
export function mailLanguage(language: MailLanguage): MailLanguageRow {
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
