import { defaultLocale, type PublicLocale } from '../../domain/locale/locale.ts';
import { knownLocaleOf } from '../../domain/locale/published-locale.ts';
import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { Plan, Price } from '../../domain/subscription/plan.ts';
import type { TestCardName } from '../db/tables/simulator.ts';
import type { CardField, CardFieldProblem, DeclineReason } from '../payment/simulator/cards.ts';
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

/** All texts of the hosted payment pages; prices and dates are passed in already formatted. */
export interface Texts {
  readonly testMode: string;
  readonly testModeSays: string;
  readonly back: string;
  readonly product: Record<BillingPeriod, string>;
  readonly every: Record<BillingPeriod, (price: string) => string>;
  readonly afterThat: Record<BillingPeriod, (price: string) => string>;
  readonly dueToday: string;
  readonly today: string;
  readonly trialBegins: (days: number) => string;
  readonly trialFree: string;
  readonly firstCharge: (price: string) => string;
  readonly firstChargeNote: (day: string) => string;
  readonly chargedToday: (price: string) => string;
  readonly afterwards: Record<BillingPeriod, string>;
  readonly afterwardsNote: string;
  readonly youGet: string;
  readonly tax: string;
  readonly payHeading: string;
  readonly fields: Record<CardField, string>;
  readonly expiryHint: string;
  readonly cvcHint: string;
  readonly problems: Record<CardFieldProblem, string>;
  readonly problemsHeading: (count: number) => string;
  readonly declined: Record<DeclineReason, string>;
  readonly declinedHeading: string;
  readonly nothingCharged: string;
  readonly pay: (price: string) => string;
  readonly startTrial: (days: number) => string;
  readonly agreement: Record<BillingPeriod, (price: string, from: string | null) => string>;
  readonly cancel: string;
  readonly secrets: string;
  readonly cards: string;
  readonly cardsIntro: string;
  readonly cardSays: Record<TestCardName, string>;
  readonly fillIn: string;
  readonly features: Record<string, string>;
  readonly error: string;
  readonly challenge: {
    readonly title: string;
    readonly heading: string;
    readonly bank: string;
    readonly ask: (price: string) => string;
    readonly askTrial: (price: string, from: string) => string;
    readonly approve: string;
    readonly deny: string;
    readonly other: string;
    readonly merchant: string;
    readonly card: string;
    readonly amount: string;
    readonly note: string;
  };
  readonly ended: Record<
    'complete' | 'trial' | 'expired' | 'unknown',
    { readonly title: string; readonly says: string; readonly link: string }
  >;
}

/** The texts of the hosted payment pages. */
export const texts = { en: english, de: german } as const satisfies Partial<Record<PublicLocale, Texts>>;

/** The texts of a card form. */
export type CardTexts = Pick<
  Texts,
  | 'fields'
  | 'expiryHint'
  | 'cvcHint'
  | 'problems'
  | 'problemsHeading'
  | 'cards'
  | 'cardsIntro'
  | 'cardSays'
  | 'fillIn'
>;

/** The card form's texts for a plan: those of its country, where a language has several variants. */
export function cardTexts(language: Language, { price }: Plan): CardTexts {
  return language === 'en' && price.currency === 'USD' ? americanEnglish : texts[language];
}
