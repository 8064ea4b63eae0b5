import type { BillingPeriod } from '../../domain/subscription/billing-period.ts';
import type { Language } from './texts.ts';

interface PortalTexts {
  readonly title: string;
  readonly back: string;
  readonly standing: {
    readonly trialing: (day: string, price: string) => string;
    readonly active: (day: string, price: string) => string;
    readonly ending: (day: string) => string;
    readonly past_due: (day: string) => string;
    readonly canceled: (day: string) => string;
  };
  readonly status: Record<'trialing' | 'active' | 'ending' | 'past_due' | 'canceled', string>;
  readonly renewal: string;
  readonly cancel: string;
  readonly cancelNote: (day: string) => string;
  readonly cancelOverdueNote: string;
  readonly resume: string;
  readonly resumeNote: string;
  readonly period: string;
  readonly switchTo: Record<BillingPeriod, (price: string) => string>;
  readonly switchNote: (day: string) => string;
  readonly switching: (product: string, day: string) => string;
  readonly keep: Record<BillingPeriod, string>;
  readonly card: string;
  readonly cardNow: (brand: string, last4: string) => string;
  readonly changeCard: string;
  readonly saveCard: string;
  readonly invoices: string;
  readonly columns: { readonly date: string; readonly amount: string; readonly status: string };
  readonly invoiceStatus: Record<'paid' | 'open' | 'uncollectible', string>;
  readonly done: string;
  readonly notNow: string;
  readonly ended: Record<'expired' | 'unknown', { readonly title: string; readonly says: string }>;
}

const english: PortalTexts = {
  title: 'Your subscription',
  back: 'Back to the site',
  standing: {
    trialing: (date, price) => `Free until ${date}. Then ${price}.`,
    active: (date, price) => `Renews on ${date} for ${price}.`,
    ending: (date) => `Ends on ${date}. Nothing more is charged.`,
    past_due: (date) =>
      `Your last payment failed. Everything keeps working until ${date}. Please use a different card before then.`,
    canceled: (date) => `Ended on ${date}. Nothing more is charged.`,
  },
  status: {
    trialing: 'Free trial',
    active: 'Active',
    ending: 'Canceled',
    past_due: 'Payment failed',
    canceled: 'Ended',
  },
  renewal: 'Renewal',
  cancel: 'Cancel the subscription',
  cancelNote: (date) => `You keep everything until ${date}. You can change your mind until then.`,
  cancelOverdueNote: 'You will not be charged for the failed payment, and the subscription ends now.',
  resume: 'Keep the subscription',
  resumeNote: 'Your subscription will renew as planned.',
  period: 'Billing period',
  switchTo: {
    monthly: (price) => `Pay monthly, ${price}`,
    yearly: (price) => `Pay yearly, ${price}`,
  },
  switchNote: (date) => `The change takes effect on ${date}. Nothing is charged today.`,
  switching: (product, date) => `You switch to the ${product.toLowerCase()} on ${date}.`,
  keep: { monthly: 'Stay with monthly', yearly: 'Stay with yearly' },
  card: 'Card',
  cardNow: (brand, last4) => `${brand} ending in ${last4}`,
  changeCard: 'Use a different card',
  saveCard: 'Save this card',
  invoices: 'Payments',
  columns: { date: 'Date', amount: 'Amount', status: 'Status' },
  invoiceStatus: { paid: 'Paid', open: 'Failed, will be tried again', uncollectible: 'Not paid' },
  done: 'Done. The site will show the change in a moment.',
  notNow: 'That is no longer possible. Nothing was changed.',
  ended: {
    expired: { title: 'This page has expired', says: 'Open it again from the site. Nothing was changed.' },
    unknown: {
      title: 'This page does not exist',
      says: 'The link is incomplete or was never valid. Nothing was changed.',
    },
  },
};

const german: PortalTexts = {
  title: 'Ihr Abo',
  back: 'Zurück zur Website',
  standing: {
    trialing: (date, price) => `Kostenlos bis ${date}. Danach ${price}.`,
    active: (date, price) => `Verlängert sich am ${date} für ${price}.`,
    ending: (date) => `Endet am ${date}. Es wird nichts mehr abgebucht.`,
    past_due: (date) =>
      `Ihre letzte Zahlung ist fehlgeschlagen. Bis zum ${date} funktioniert alles weiter. Geben Sie vorher eine andere Karte an.`,
    canceled: (date) => `Beendet am ${date}. Es wird nichts mehr abgebucht.`,
  },
  status: {
    trialing: 'Testzeitraum',
    active: 'Aktiv',
    ending: 'Gekündigt',
    past_due: 'Zahlung fehlgeschlagen',
    canceled: 'Beendet',
  },
  renewal: 'Verlängerung',
  cancel: 'Abo kündigen',
  cancelNote: (date) =>
    `Bis zum ${date} können Sie alles weiter nutzen. Bis dahin können Sie es sich anders überlegen.`,
  cancelOverdueNote: 'Die fehlgeschlagene Zahlung wird nicht mehr abgebucht, und das Abo endet jetzt.',
  resume: 'Abo behalten',
  resumeNote: 'Ihr Abo verlängert sich wie geplant.',
  period: 'Zahlungsweise',
  switchTo: {
    monthly: (price) => `Monatlich zahlen, ${price}`,
    yearly: (price) => `Jährlich zahlen, ${price}`,
  },
  switchNote: (date) => `Der Wechsel gilt ab dem ${date}. Heute wird nichts abgebucht.`,
  switching: (product, date) => `Sie wechseln am ${date} zum ${product}.`,
  keep: { monthly: 'Bei monatlicher Zahlung bleiben', yearly: 'Bei jährlicher Zahlung bleiben' },
  card: 'Karte',
  cardNow: (brand, last4) => `${brand} mit der Endung ${last4}`,
  changeCard: 'Andere Karte verwenden',
  saveCard: 'Karte speichern',
  invoices: 'Zahlungen',
  columns: { date: 'Datum', amount: 'Betrag', status: 'Status' },
  invoiceStatus: { paid: 'Bezahlt', open: 'Fehlgeschlagen, wird wiederholt', uncollectible: 'Nicht bezahlt' },
  done: 'Erledigt. Die Website zeigt die Änderung gleich an.',
  notNow: 'Das ist nicht mehr möglich. Es wurde nichts geändert.',
  ended: {
    expired: {
      title: 'Diese Seite ist abgelaufen',
      says: 'Öffnen Sie sie noch einmal über die Website. Es wurde nichts geändert.',
    },
    unknown: {
      title: 'Diese Seite gibt es nicht',
      says: 'Der Link ist unvollständig oder war nie gültig. Es wurde nichts geändert.',
    },
  },
};

/** The texts of the simulated customer portal. */
export const portalTexts = { en: english, de: german } as const satisfies Record<Language, PortalTexts>;
