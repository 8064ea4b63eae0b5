import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { TestCardName } from '../db/tables/simulator.ts';
import type { CardField, CardFieldProblem, DeclineReason } from '../payment/simulator/cards.ts';

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
