import { defaultLocale, type PublicLocale } from '../../domain/locale/locale.ts';
import { knownLocaleOf } from '../../domain/locale/published-locale.ts';
import type { Plan, Price } from '../../domain/subscription/plan.ts';
import type { CardTexts, Texts } from './hosted-texts.ts';
import { german } from './texts-de.ts';
import { americanEnglish, english } from './texts-en.ts';

/** The languages of the hosted pages: those of the site that have texts here. */
export type Language = keyof typeof texts;

/** The language for a locale of the site; the default if there are no texts, since these pages are only a stand-in. */
export function languageOf(locale: string): Language {
  return Object.hasOwn(texts, locale) ? (locale as Language) : defaultLocale;
}

const tagOf = (language: Language) => knownLocaleOf(language).replace('_', '-');

/** Formats an amount in a language: `$99.99`, `99,99 €`, `2.490 Kč`. */
export function money(language: Language, { amount, currency }: Price): string {
  return new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount));
}

/** Formats a date in a language (UTC). */
export function day(language: Language, at: number): string {
  return new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** Formats a time in a language (UTC). */
export function formatTime(language: Language, at: number): string {
  return new Intl.DateTimeFormat(tagOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(at);
}

/** The texts of the hosted payment pages. */
export const texts = { en: english, de: german } as const satisfies Partial<Record<PublicLocale, Texts>>;

/** The card form's texts for a plan: those of its country, where a language has several variants. */
export function cardTexts(language: Language, { price }: Plan): CardTexts {
  return language === 'en' && price.currency === 'USD' ? americanEnglish : texts[language];
}
