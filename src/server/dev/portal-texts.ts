import type { BillingPeriod } from '../../domain/subscription/plan.ts';
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
      `Your last payment failed. Everything stays open until ${date}; give another card before then.`,
    canceled: (date) => `Ended on ${date}. Nothing more is charged.`,
  },
  status: {
    trialing: 'Free trial',
    active: 'Active',
    ending: 'Cancelled',
    past_due: 'Payment failed',
    canceled: 'Ended',
  },
  renewal: 'Renewal',
  cancel: 'Cancel the subscription',
  cancelNote: (date) => `You keep everything until ${date}. You can change your mind until then.`,
  cancelOverdueNote: 'The open payment is dropped and the subscription ends now.',
  resume: 'Keep the subscription',
  resumeNote: 'The cancellation is taken back. The next charge stays as it was planned.',
  period: 'Billing period',
  switchTo: {
    monthly: (price) => `Pay monthly, ${price}`,
    yearly: (price) => `Pay yearly, ${price}`,
  },
  switchNote: (date) => `From ${date} on. Nothing is charged today.`,
  switching: (product, date) => `Changes to the ${product.toLowerCase()} on ${date}.`,
  keep: { monthly: 'Stay with monthly', yearly: 'Stay with yearly' },
  card: 'Card',
  cardNow: (brand, last4) => `${brand} ending in ${last4}`,
  changeCard: 'Use another card',
  saveCard: 'Save this card',
  invoices: 'Payments',
  columns: { date: 'Date', amount: 'Amount', status: 'Status' },
  invoiceStatus: { paid: 'Paid', open: 'Failed, tried again', uncollectible: 'Given up' },
  done: 'Done. The site hears of it in a moment.',
  notNow: 'That is not possible any more. Nothing was changed.',
  ended: {
    expired: { title: 'This page has expired', says: 'Open it again from the site. Nothing was changed.' },
    unknown: {
      title: 'There is no such page',
      says: 'The link is incomplete or was never valid. Nothing was changed.',
    },
  },
};

const german: PortalTexts = {
  title: 'Dein Abo',
  back: 'Zurück zur Website',
  standing: {
    trialing: (date, price) => `Gratis bis ${date}. Danach ${price}.`,
    active: (date, price) => `Verlängert sich am ${date} für ${price}.`,
    ending: (date) => `Endet am ${date}. Es wird nichts mehr abgebucht.`,
    past_due: (date) =>
      `Deine letzte Zahlung ist gescheitert. Bis ${date} bleibt alles offen; gib vorher eine andere Karte an.`,
    canceled: (date) => `Beendet am ${date}. Es wird nichts mehr abgebucht.`,
  },
  status: {
    trialing: 'Gratis-Tage',
    active: 'Aktiv',
    ending: 'Gekündigt',
    past_due: 'Zahlung gescheitert',
    canceled: 'Beendet',
  },
  renewal: 'Verlängerung',
  cancel: 'Abo kündigen',
  cancelNote: (date) => `Du behältst alles bis ${date}. So lange kannst du es dir anders überlegen.`,
  cancelOverdueNote: 'Die offene Zahlung entfällt, und das Abo endet jetzt.',
  resume: 'Abo behalten',
  resumeNote: 'Die Kündigung wird zurückgenommen. Die nächste Abbuchung bleibt wie geplant.',
  period: 'Zahlweise',
  switchTo: {
    monthly: (price) => `Monatlich zahlen, ${price}`,
    yearly: (price) => `Jährlich zahlen, ${price}`,
  },
  switchNote: (date) => `Ab dem ${date}. Heute wird nichts abgebucht.`,
  switching: (product, date) => `Wechselt am ${date} zum ${product}.`,
  keep: { monthly: 'Bei monatlich bleiben', yearly: 'Bei jährlich bleiben' },
  card: 'Karte',
  cardNow: (brand, last4) => `${brand} mit der Endung ${last4}`,
  changeCard: 'Andere Karte nehmen',
  saveCard: 'Karte speichern',
  invoices: 'Zahlungen',
  columns: { date: 'Datum', amount: 'Betrag', status: 'Stand' },
  invoiceStatus: { paid: 'Bezahlt', open: 'Gescheitert, wird wiederholt', uncollectible: 'Aufgegeben' },
  done: 'Erledigt. Die Website erfährt es gleich.',
  notNow: 'Das geht nicht mehr. Es wurde nichts geändert.',
  ended: {
    expired: {
      title: 'Diese Seite ist abgelaufen',
      says: 'Öffne sie noch einmal von der Website aus. Es wurde nichts geändert.',
    },
    unknown: {
      title: 'Diese Seite gibt es nicht',
      says: 'Der Link ist unvollständig oder war nie gültig. Es wurde nichts geändert.',
    },
  },
};

/** The words of the simulated customer portal. */
export const portalTexts = { en: english, de: german } as const satisfies Record<Language, PortalTexts>;
