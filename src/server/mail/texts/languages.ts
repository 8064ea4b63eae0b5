import { directionOf, knownLocaleOf, negotiate } from '../../../domain/locale/published-locale.ts';
import { englishAddress } from './english-address.ts';
import { englishSubscription } from './english-subscription.ts';
import { germanAddress } from './german-address.ts';
import { germanSubscription } from './german-subscription.ts';
import type { LetterTexts } from './letter-content.ts';

interface MailLanguageRow {
  readonly letters: LetterTexts;
  /** How days and sums are written where the reader's region is not known. */
  readonly formats: string;
  /** Stands at the end of every letter. */
  readonly promise: string;
}

/** The languages that letters are written in. One more is one row here and its two files of texts. */
const mailLanguages = {
  en: {
    letters: { ...englishAddress, ...englishSubscription },
    formats: 'en-US',
    promise: 'There is no tracking in this mail.',
  },
  de: {
    letters: { ...germanAddress, ...germanSubscription },
    formats: 'de-DE',
    promise: 'Diese Mail enthält kein Tracking.',
  },
} as const satisfies Readonly<Record<string, MailLanguageRow>>;

export type MailLanguage = keyof typeof mailLanguages;

/** The language of letters to a reader of a locale; English where there are no texts. Never fails. */
export function mailLanguageFor(locale: string): MailLanguage {
  const published = negotiate([locale]);
  return Object.hasOwn(mailLanguages, published) && published !== 'en-xa' ? published : 'en';
}

/** What is known of a language, seen through the common shape. */
export function mailLanguage(language: MailLanguage): MailLanguageRow {
  return mailLanguages[language];
}

/** How text runs in a language. */
export function mailDirection(language: MailLanguage): 'ltr' | 'rtl' {
  return directionOf(knownLocaleOf(language));
}
