import { brand } from '../../../../domain/brand.ts';
import type { EmailTexts, SubscriptionEmailName } from '../email-content.ts';

const { name, supportEmail } = brand;
const product = `${name} Pro`;
const plan = { monthly: 'Monatsabo', yearly: 'Jahresabo' } as const;
const span = { monthly: 'den nächsten Monat', yearly: 'das nächste Jahr' } as const;
const each = { monthly: 'im Monat', yearly: 'im Jahr' } as const;
const reason = `Sie erhalten diese E-Mail, weil Sie ein ${name}-Pro-Abo haben.`;
const newCard = 'Wenn Sie die Karte inzwischen geändert haben, müssen Sie nichts tun.';

/** German emails about a subscription, from purchase to end. */
export const subscription: EmailTexts<SubscriptionEmailName> = {
  welcome: ({ billingPeriod, price, trialEndsAt, renewsAt }, { money, day, page }) => ({
    subject: `Willkommen bei ${product}`,
    preview:
      trialEndsAt === null ? 'Sie können sofort alles nutzen.' : `Kostenlos bis zum ${day(trialEndsAt)}.`,
    heading: `Willkommen bei ${product}`,
    lead:
      trialEndsAt === null
        ? 'Vielen Dank. Sie können sofort alles nutzen, was in Ihrem Abo enthalten ist.'
        : 'Ihr kostenloser Testzeitraum hat begonnen. Sie können sofort alles nutzen, was in Ihrem Abo enthalten ist.',
    facts: [
      { name: 'Tarif', value: plan[billingPeriod] },
      ...(price === undefined
        ? []
        : [
            {
              name: 'Preis',
              value: `${money(price.amount, price.currency)} ${each[billingPeriod]} inklusive Steuern, bis Sie kündigen`,
            },
          ]),
      ...(trialEndsAt === null
        ? [{ name: 'Verlängert sich am', value: day(renewsAt) }]
        : [
            { name: 'Kostenlos bis', value: day(trialEndsAt) },
            { name: 'Erste Abbuchung', value: day(renewsAt) },
          ]),
    ],
    action: { label: 'Jetzt einrichten', href: page('subscription') },
    notes: [
      'Um das Abo auf Ihren anderen Geräten zu nutzen, öffnen Sie dort den Browser und melden Sie sich mit dieser Adresse an.',
      trialEndsAt === null
        ? 'Sie können jederzeit kündigen und bis zum Ende des bezahlten Zeitraums alles weiter nutzen.'
        : `Wenn Sie vor dem ${day(trialEndsAt)} kündigen, zahlen Sie nichts.`,
    ],
    reason,
  }),
  receipt: ({ number, amount, currency, paidAt, periodEndsAt, billingPeriod }, { money, day, page }) => ({
    subject: `Ihr Beleg von ${name}, ${number}`,
    preview: `${money(amount, currency)}, bezahlt am ${day(paidAt)}.`,
    heading: 'Wir haben Ihre Zahlung erhalten',
    lead: `Vielen Dank. ${product} ist bis zum ${day(periodEndsAt)} bezahlt.`,
    facts: [
      { name: 'Betrag', value: `${money(amount, currency)} inklusive Steuern` },
      { name: 'Bezahlt am', value: day(paidAt) },
      { name: 'Tarif', value: plan[billingPeriod] },
      { name: 'Bezahlt bis', value: day(periodEndsAt) },
      { name: 'Beleg', value: number },
    ],
    action: { label: 'Abo ansehen', href: page('subscription') },
    notes: [
      'Bewahren Sie diese E-Mail als Nachweis auf.',
      `Wenn etwas nicht stimmt, schreiben Sie an ${supportEmail}.`,
    ],
    reason,
  }),
  'renewal-notice': ({ amount, currency, renewsAt, billingPeriod }, { money, day, page }) => ({
    subject: `${product}: nächste Abbuchung am ${day(renewsAt)}`,
    preview: `Wir buchen dann ${money(amount, currency)} ab.`,
    heading: `Ihre nächste Abbuchung ist am ${day(renewsAt)}`,
    lead: `Wir buchen dann ${money(amount, currency)} inklusive Steuern für ${span[billingPeriod]} ab.`,
    action: { label: 'Abo ansehen oder kündigen', href: page('subscription') },
    notes: [
      'Wenn Sie Ihr Abo behalten möchten, müssen Sie nichts tun.',
      `Wenn Sie vor dem ${day(renewsAt)} kündigen, wird nichts abgebucht.`,
    ],
    reason,
  }),
  'payment-failed': ({ step, due, accessEndsAt }, { money, day, page }) => {
    const end = day(accessEndsAt);
    const notices = {
      0: {
        subject: `Ihre Zahlung an ${name} ist fehlgeschlagen`,
        preview: `Es wurde nichts abgebucht. Bis zum ${end} funktioniert alles weiter.`,
        heading: 'Ihre Zahlung ist fehlgeschlagen',
        lead: `Ihre Bank hat die Karte abgelehnt. Es wurde nichts abgebucht, und bis zum ${end} funktioniert alles weiter.`,
        notes: [
          'In den nächsten Tagen versuchen wir es noch einmal. Sie können auch eine andere Karte angeben.',
          newCard,
        ],
      },
      3: {
        subject: `Bitte prüfen Sie Ihre Karte für ${name}`,
        preview: `Ihre Bank hat sie erneut abgelehnt. Bis zum ${end} funktioniert alles weiter.`,
        heading: 'Bitte prüfen Sie Ihre Karte',
        lead: `Ihre Zahlung ist vor drei Tagen fehlgeschlagen, und Ihre Bank hat die Karte erneut abgelehnt. Bis zum ${end} funktioniert alles weiter.`,
        notes: [
          'Oft ist die Karte abgelaufen oder ihr Limit erreicht. Den Grund kann Ihnen Ihre Bank nennen; uns nennt sie ihn nicht.',
          newCard,
        ],
      },
      7: {
        subject: `${product} braucht bis zum ${end} eine gültige Karte`,
        preview: 'Ihre Zahlung ist seit einer Woche offen.',
        heading: `Gültige Karte bis ${end} nötig`,
        lead: 'Ihre Zahlung ist seit einer Woche offen. Es wurde nichts abgebucht, und noch funktioniert alles.',
        notes: [`Ohne Zahlung endet Ihr Abo am ${end}.`, newCard],
      },
      12: {
        subject: `Ihr ${name}-Pro-Abo endet am ${end}`,
        preview: 'Dies ist unsere letzte Erinnerung: Ihre Karte ließ sich nicht belasten.',
        heading: `Ihr Abo endet am ${end}`,
        lead: 'Wir konnten Ihre Karte zwölf Tage lang nicht belasten. Dies ist unsere letzte Erinnerung.',
        notes: [
          `Wenn Sie Ihr Abo behalten möchten, geben Sie vor dem ${end} eine gültige Karte an.`,
          'Wenn Sie es enden lassen möchten, müssen Sie nichts tun, und es wird nichts abgebucht. Sie können jederzeit wieder ein Abo abschließen.',
        ],
      },
    } as const;
    return {
      ...notices[step],
      ...(due && {
        facts: [{ name: 'Offener Betrag', value: `${money(due.amount, due.currency)} inklusive Steuern` }],
      }),
      action: { label: 'Karte prüfen', href: page('subscription') },
      reason,
    };
  },
  'subscription-cancelled': ({ accessEndsAt }, { day, page }) => ({
    subject: `Ihr ${name}-Pro-Abo ist gekündigt`,
    preview: `Bis zum ${day(accessEndsAt)} funktioniert alles weiter.`,
    heading: 'Ihr Abo ist gekündigt',
    lead: `Es wird nichts mehr abgebucht. Bis zum ${day(accessEndsAt)} können Sie alles weiter nutzen.`,
    action: { label: 'Abo behalten', href: page('subscription') },
    notes: [`Wenn Sie nicht gekündigt haben, schreiben Sie an ${supportEmail}.`],
    reason,
  }),
  'subscription-ended': (_, { page }) => ({
    subject: `Ihr ${name}-Pro-Abo ist beendet`,
    preview: 'Es wird nichts mehr abgebucht.',
    heading: 'Ihr Abo ist beendet',
    lead: 'Die enthaltenen Funktionen sind ausgeschaltet, und es wird nichts mehr abgebucht.',
    action: { label: 'Tarife ansehen', href: page('plans') },
    notes: [
      'Der Browser und die private Suche bleiben kostenlos.',
      'Ihr Konto bleibt bestehen. Sie können sich mit dieser Adresse anmelden und wieder ein Abo abschließen.',
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ein ${name}-Pro-Abo hatten.`,
  }),
  refund: ({ number, amount, currency, part, ended, forFraud }, { money, page }) => ({
    subject: `Wir haben ${money(amount, currency)} erstattet`,
    preview: 'Ihre Bank zeigt den Betrag innerhalb von zehn Arbeitstagen an.',
    heading: `Wir haben ${money(amount, currency)} erstattet`,
    lead: ended
      ? 'Ihr Abo ist beendet, und es wird nichts mehr abgebucht.'
      : 'Ihr Abo läuft weiter wie bisher.',
    facts: [
      { name: 'Betrag', value: money(amount, currency) },
      { name: 'Beleg', value: part === 'whole' ? number : `${number}, teilweise` },
    ],
    action: ended
      ? { label: 'Tarife ansehen', href: page('plans') }
      : { label: 'Abo ansehen', href: page('subscription') },
    notes: [
      ...(forFraud
        ? [
            'Ihre Bank hat uns mitgeteilt, dass die Karte vielleicht ohne Wissen ihres Inhabers benutzt wurde. Deshalb haben wir den ganzen Betrag erstattet.',
            `Wenn Sie selbst bezahlt haben und ${product} behalten möchten, schließen Sie das Abo mit einer anderen Karte wieder ab.`,
          ]
        : []),
      'Der Betrag geht auf die Karte zurück, mit der Sie bezahlt haben. Ihre Bank zeigt ihn innerhalb von zehn Arbeitstagen an.',
      `Wenn etwas nicht stimmt, schreiben Sie an ${supportEmail}.`,
    ],
    reason: `Sie erhalten diese E-Mail, weil Sie ein ${name}-Pro-Abo haben oder hatten.`,
  }),
  'payment-disputed': (_, { page }) => ({
    subject: `Ihr ${name}-Pro-Abo ruht`,
    preview: 'Ihre Bank prüft eine Zahlung. Es wird nichts mehr abgebucht.',
    heading: 'Ihr Abo ruht',
    lead: 'Ihre Bank hat Ihre letzte Zahlung zurückgefordert und prüft sie. Bis sie entschieden hat, sind die Funktionen ausgeschaltet, und es wird nichts mehr abgebucht.',
    action: { label: 'Abo ansehen', href: page('subscription') },
    notes: [
      'Wenn die Bank entscheidet, dass die Zahlung in Ordnung war, funktioniert alles von selbst wieder. Wenn sie Ihnen das Geld endgültig zurückgibt, endet Ihr Abo.',
      'Wenn es ein Versehen ist, bitten Sie Ihre Bank, die Rückforderung zurückzunehmen. So geht es am schnellsten.',
      `Wenn Sie Fragen zu der Zahlung haben, schreiben Sie an ${supportEmail}.`,
    ],
    reason,
  }),
  'dispute-settled': ({ accessEndsAt }, { day, page }) => ({
    subject: `${product} funktioniert wieder`,
    preview: `Ihre Bank hat entschieden. Bis zum ${day(accessEndsAt)} funktioniert alles.`,
    heading: 'Ihr Abo funktioniert wieder',
    lead: `Ihre Bank hat entschieden, dass die Zahlung gültig bleibt. Bis zum ${day(accessEndsAt)} können Sie alles nutzen.`,
    action: { label: 'Abo ansehen', href: page('subscription') },
    notes: [
      'Ihr Abo verlängert sich nicht mehr von selbst. Wenn es sich wieder verlängern soll, wählen Sie auf der Seite Ihres Abos „Abo behalten“.',
      `Wenn Sie Fragen haben, schreiben Sie an ${supportEmail}.`,
    ],
    reason,
  }),
  'second-trial': ({ amount, currency, billingPeriod }, { money, page }) => {
    const price = `${money(amount, currency)} ${each[billingPeriod]}`;
    return {
      subject: `Mit dieser Karte wurde ${product} schon einmal kostenlos getestet`,
      preview: 'Es wurde nichts abgebucht. Sie können das Abo ohne Testzeitraum abschließen.',
      heading: 'Mit dieser Karte wurde schon einmal kostenlos getestet',
      lead: 'Alle können einmal kostenlos testen. Mit dieser Karte ist das schon in einem anderen Konto geschehen. Ihr neuer Testzeitraum hat deshalb nicht begonnen, und es wurde nichts abgebucht.',
      action: { label: 'Abo ohne Testzeitraum abschließen', href: page('plans') },
      notes: [
        `Ohne Testzeitraum kostet das Abo ${price} inklusive Steuern, bis Sie kündigen. Zum ersten Mal wird an dem Tag abgebucht, an dem Sie es abschließen. Sie können mit jeder Karte zahlen, auch mit dieser.`,
        'Wenn Sie das nicht möchten, müssen Sie nichts tun, und es wird nichts abgebucht.',
        `Wenn Sie noch nie kostenlos getestet haben, schreiben Sie an ${supportEmail}.`,
      ],
      reason: `Sie erhalten diese E-Mail, weil jemand, wahrscheinlich Sie, mit dieser Adresse einen Testzeitraum bei ${name} begonnen hat.`,
    };
  },
};
