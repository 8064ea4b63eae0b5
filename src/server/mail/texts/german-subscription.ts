import { brand } from '../../../domain/brand.ts';
import type { EmailTexts, SubscriptionEmailName } from './email-content.ts';

const { name, supportEmail } = brand;
const product = `${name} Pro`;
const plan = { monthly: 'Monatsabo', yearly: 'Jahresabo' } as const;
const span = { monthly: 'den nächsten Monat', yearly: 'das nächste Jahr' } as const;
const each = { monthly: 'im Monat', yearly: 'im Jahr' } as const;
const reason = `${name} hat dies geschickt, weil du ein Abo hast.`;
const newCard = 'Du hast die Karte inzwischen geändert? Dann musst du nichts tun.';

/** German emails of subscription life, from the purchase to its end. */
export const germanSubscription: EmailTexts<SubscriptionEmailName> = {
  welcome: ({ billingPeriod, trialEndsAt, renewsAt }, { day, page }) => ({
    subject: `Willkommen bei ${product}`,
    preview: trialEndsAt === null ? 'Dir steht jetzt alles offen.' : `Gratis bis zum ${day(trialEndsAt)}.`,
    heading: `Willkommen bei ${product}`,
    lead:
      trialEndsAt === null
        ? 'Danke. Dir steht jetzt alles offen, was zu deinem Abo gehört.'
        : 'Deine Gratiszeit hat begonnen. Dir steht jetzt alles offen, was zu deinem Abo gehört.',
    facts: [
      { name: 'Tarif', value: plan[billingPeriod] },
      ...(trialEndsAt === null
        ? [{ name: 'Verlängert sich am', value: day(renewsAt) }]
        : [
            { name: 'Gratis bis', value: day(trialEndsAt) },
            { name: 'Erste Zahlung', value: day(renewsAt) },
          ]),
    ],
    action: { label: 'Jetzt einschalten', href: page('subscription') },
    notes: [
      'Nutze es auf allen deinen Geräten: Öffne dort den Browser und melde dich mit dieser Adresse an.',
      trialEndsAt === null
        ? 'Du kannst jederzeit kündigen; was bezahlt ist, bleibt dir bis zu seinem Ende.'
        : `Kündigst du vor dem ${day(trialEndsAt)}, zahlst du nichts.`,
    ],
    reason,
  }),
  receipt: ({ number, amount, currency, paidAt, periodEndsAt, billingPeriod }, { money, day, page }) => ({
    subject: `Dein Beleg von ${name}, ${number}`,
    preview: `${money(amount, currency)}, bezahlt am ${day(paidAt)}.`,
    heading: 'Deine Zahlung ist da',
    lead: `Danke. ${product} ist bis zum ${day(periodEndsAt)} bezahlt.`,
    facts: [
      { name: 'Betrag', value: money(amount, currency) },
      { name: 'Bezahlt am', value: day(paidAt) },
      { name: 'Tarif', value: plan[billingPeriod] },
      { name: 'Bezahlt bis', value: day(periodEndsAt) },
      { name: 'Beleg', value: number },
    ],
    action: { label: 'Dein Abo ansehen', href: page('subscription') },
    notes: [
      'Heb diese Mail auf, wenn du einen Nachweis brauchst.',
      `Etwas stimmt nicht? Schreib an ${supportEmail}.`,
    ],
    reason,
  }),
  'renewal-notice': ({ amount, currency, renewsAt, billingPeriod }, { money, day, page }) => ({
    subject: `${product}: nächste Zahlung am ${day(renewsAt)}`,
    preview: `Wir buchen dann ${money(amount, currency)} ab.`,
    heading: `Deine nächste Zahlung ist am ${day(renewsAt)}`,
    lead: `Wir buchen dann ${money(amount, currency)} für ${span[billingPeriod]} ab.`,
    action: { label: 'Ansehen oder kündigen', href: page('subscription') },
    notes: [
      'Du willst dein Abo behalten? Dann musst du nichts tun.',
      'Du willst es nicht behalten? Kündige vor diesem Tag, dann wird nichts abgebucht.',
    ],
    reason,
  }),
  'payment-failed': ({ step, accessEndsAt }, { day, page }) => {
    const end = day(accessEndsAt);
    const notices = {
      0: {
        subject: `Deine Zahlung an ${name} hat nicht geklappt`,
        preview: `Es wurde nichts abgebucht. Bis zum ${end} läuft alles weiter.`,
        heading: 'Deine Zahlung hat nicht geklappt',
        lead: `Deine Bank hat die Karte abgelehnt. Es wurde nichts abgebucht, und bis zum ${end} läuft alles weiter.`,
        notes: [
          'In den nächsten Tagen versuchen wir es noch einmal. Du kannst uns auch eine andere Karte nennen.',
          newCard,
        ],
      },
      3: {
        subject: `Bitte prüfe deine Karte für ${name}`,
        preview: `Deine Bank hat sie wieder abgelehnt. Bis zum ${end} läuft alles weiter.`,
        heading: 'Bitte prüfe deine Karte',
        lead: `Vor drei Tagen hat deine Zahlung nicht geklappt, und sie klappt noch immer nicht. Bis zum ${end} läuft alles weiter.`,
        notes: [
          'Oft ist die Karte abgelaufen oder ihr Limit erreicht. Den Grund kennt deine Bank; uns nennt sie ihn nicht.',
          newCard,
        ],
      },
      7: {
        subject: `${product} braucht bis zum ${end} eine gültige Karte`,
        preview: 'Deine Zahlung ist seit einer Woche offen.',
        heading: `Bis zum ${end} braucht es eine gültige Karte`,
        lead: 'Deine Zahlung ist seit einer Woche offen. Es wurde nichts abgebucht, und noch läuft alles.',
        notes: [`Ohne Zahlung endet dein Abo am ${end}.`, newCard],
      },
      12: {
        subject: `${product} endet am ${end}`,
        preview: 'Dies ist der letzte Hinweis: Deine Karte lässt sich nicht belasten.',
        heading: `Dein Abo endet am ${end}`,
        lead: 'Wir konnten deine Karte zwölf Tage lang nicht belasten. Dies ist der letzte Hinweis vor dem Ende.',
        notes: [
          'Du willst dein Abo behalten? Nenn uns vor diesem Tag eine Karte, die funktioniert.',
          'Du willst es nicht behalten? Dann musst du nichts tun, und es wird nichts abgebucht. Du kannst jederzeit wiederkommen.',
        ],
      },
    } as const;
    return { ...notices[step], action: { label: 'Karte prüfen', href: page('subscription') }, reason };
  },
  'subscription-cancelled': ({ accessEndsAt }, { day, page }) => ({
    subject: `${product} ist gekündigt`,
    preview: `Bis zum ${day(accessEndsAt)} läuft alles weiter.`,
    heading: 'Dein Abo ist gekündigt',
    lead: `Es wird nichts mehr abgebucht. Bis zum ${day(accessEndsAt)} kannst du alles weiter nutzen.`,
    action: { label: 'Doch behalten', href: page('subscription') },
    notes: [`Du hast nicht gekündigt? Schreib an ${supportEmail}.`],
    reason,
  }),
  'subscription-ended': (_, { page }) => ({
    subject: `${product} ist zu Ende`,
    preview: 'Es wird nichts mehr abgebucht.',
    heading: 'Dein Abo ist zu Ende',
    lead: 'Was dazugehörte, ist ausgeschaltet, und es wird nichts mehr abgebucht.',
    action: { label: 'Die Tarife ansehen', href: page('plans') },
    notes: [
      'Der Browser und die private Suche bleiben gratis, wie immer.',
      'Dein Konto bleibt, damit du mit dieser Adresse wiederkommen kannst.',
    ],
    reason: `${name} hat dies geschickt, weil du ein Abo hattest.`,
  }),
  'second-trial': ({ amount, currency, billingPeriod }, { money, page }) => {
    const price = `${money(amount, currency)} ${each[billingPeriod]}`;
    return {
      subject: `Diese Karte hatte ihre Gratiszeit bei ${product} schon`,
      preview: 'Es wurde nichts abgebucht. Du kannst ohne Gratiszeit abonnieren.',
      heading: 'Diese Karte hatte ihre Gratiszeit schon',
      lead: 'Die Gratiszeit gibt es für alle einmal, und diese Karte hatte sie schon mit einem anderen Konto. Deine neue Gratiszeit hat deshalb nicht begonnen, und es wurde nichts abgebucht.',
      action: { label: 'Ohne Gratiszeit abonnieren', href: page('plans') },
      notes: [
        `Ohne Gratiszeit kostet es ${price}, bezahlt an dem Tag, an dem du abonnierst. Wähle einen Tarif und zahle mit irgendeiner Karte, auch mit dieser.`,
        'Du möchtest das nicht? Dann musst du nichts tun, und es wird nichts abgebucht.',
        `Du hattest noch nie eine Gratiszeit? Schreib an ${supportEmail}.`,
      ],
      reason: `${name} hat dies geschickt, weil jemand, wahrscheinlich du, mit dieser Adresse eine Gratiszeit begonnen hat.`,
    };
  },
};
