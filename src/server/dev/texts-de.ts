import { brand } from '../../domain/brand.ts';
import type { Texts } from './hosted-texts.ts';

/** The hosted payment pages in German. */
export const german: Texts = {
  testMode: 'Testmodus',
  testModeSays:
    'Diese Seite ersetzt die Seite des Zahlungsdienstleisters. Echte Karten werden abgelehnt, es fließt kein Geld.',
  back: 'Zurück zu den Tarifen',
  product: { monthly: 'Monatsabo', yearly: 'Jahresabo' },
  every: { monthly: (price) => `${price} im Monat`, yearly: (price) => `${price} im Jahr` },
  afterThat: { monthly: (price) => `danach ${price} im Monat`, yearly: (price) => `danach ${price} im Jahr` },
  dueToday: 'Heute fällig',
  today: 'Heute',
  trialBegins: (days) => `Ihr kostenloser Testzeitraum von ${days}\u00a0Tagen beginnt`,
  trialFree: 'Sie können sofort alles nutzen. Es wird nichts abgebucht.',
  firstCharge: (price) => `Erste Abbuchung: ${price}`,
  firstChargeNote: (date) => `Wenn Sie vor dem ${date} kündigen, zahlen Sie nichts.`,
  chargedToday: (price) => `${price} werden abgebucht`,
  afterwards: { monthly: 'Danach jeden Monat', yearly: 'Danach jedes Jahr' },
  afterwardsNote: 'Derselbe Preis, bis Sie kündigen. Zum Kündigen genügen zwei Klicks.',
  youGet: 'Das ist enthalten',
  tax: 'Inklusive aller Steuern',
  payHeading: 'Mit Karte zahlen',
  fields: { number: 'Kartennummer', expiry: 'Gültig bis', cvc: 'Prüfnummer', postcode: 'Postleitzahl' },
  expiryHint: 'MM / JJ',
  cvcHint: '3 Ziffern auf der Rückseite',
  problems: {
    number_missing: 'Geben Sie die Kartennummer ein.',
    number_invalid: 'Das ist keine Kartennummer. Prüfen Sie die Ziffern.',
    number_not_a_test_card: 'Das ist keine der Testkarten. Geben Sie hier nie eine echte Karte ein.',
    expiry_missing: 'Geben Sie das Ablaufdatum ein.',
    expiry_invalid: 'Geben Sie das Datum so ein, wie es auf der Karte steht, zum Beispiel 04 / 29.',
    expiry_past: 'Diese Karte ist abgelaufen. Verwenden Sie eine gültige Karte.',
    cvc_missing: 'Geben Sie die Prüfnummer ein.',
    cvc_invalid: 'Die Prüfnummer hat 3 Ziffern, bei American Express 4.',
    postcode_missing: 'Geben Sie die Postleitzahl Ihrer Rechnungsadresse ein.',
    postcode_invalid:
      'Das ist keine Postleitzahl. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und Bindestriche.',
  },
  problemsHeading: (count) =>
    count === 1 ? 'Ein Feld stimmt noch nicht' : `${count} Felder stimmen noch nicht`,
  declined: {
    card_declined: 'Ihre Bank hat diese Karte abgelehnt. Den Grund nennt sie nicht.',
    insufficient_funds: 'Ihre Bank hat diese Karte abgelehnt: Das Guthaben reicht nicht.',
    expired_card: 'Ihre Bank hat diese Karte abgelehnt: Sie ist abgelaufen.',
    authentication_failed: 'Die Zahlung wurde bei Ihrer Bank nicht bestätigt.',
  },
  declinedHeading: 'Die Zahlung ist fehlgeschlagen',
  nothingCharged:
    'Es wurde nichts abgebucht. Versuchen Sie es noch einmal oder verwenden Sie eine andere Karte.',
  pay: (price) => `${price} zahlen`,
  startTrial: (days) => `${days} Tage kostenlos testen`,
  agreement: {
    monthly: (price, from) =>
      from === null
        ? `Wir buchen jetzt und danach jeden Monat ${price} ab, bis Sie kündigen.`
        : `Wir buchen am ${from} und danach jeden Monat ${price} ab, bis Sie kündigen.`,
    yearly: (price, from) =>
      from === null
        ? `Wir buchen jetzt und danach jedes Jahr ${price} ab, bis Sie kündigen.`
        : `Wir buchen am ${from} und danach jedes Jahr ${price} ab, bis Sie kündigen.`,
  },
  cancel: 'Abbrechen und zurück',
  secrets: 'Kartennummer und Prüfnummer werden nie gespeichert.',
  cards: 'Testkarten',
  cardsIntro:
    'Sie können jedes Datum in der Zukunft, jede Prüfnummer der richtigen Länge und jede Postleitzahl eingeben.',
  cardSays: {
    succeeds: 'Die Bank nimmt sie an.',
    mastercard: 'Mastercard, angenommen.',
    amex: 'American Express, angenommen. Ihre Prüfnummer hat 4 Ziffern.',
    asks: 'Die Bank fragt erst bei Ihnen nach.',
    declined: 'Die Bank lehnt sie ab.',
    insufficient: 'Abgelehnt: zu wenig Guthaben.',
    expired: 'Abgelehnt: Karte abgelaufen.',
    'fails-later': 'Startet den kostenlosen Testzeitraum, danach schlägt jede Abbuchung fehl.',
    shared: 'Für alle dieselbe Karte: ein kostenloser Testzeitraum insgesamt, dann keiner mehr.',
  },
  fillIn: 'Eintragen',
  features: {
    'Network Protection': 'VPN',
    'Data Broker Protection': 'Löschung persönlicher Daten',
    'Identity Theft Restoration': 'Hilfe nach Identitätsdiebstahl',
    'Global Identity Theft Restoration': 'Beratung nach Identitätsdiebstahl',
    'Duck.ai': 'Privater KI-Chat',
  },
  error: 'Fehler',
  challenge: {
    title: 'Bei Ihrer Bank bestätigen',
    heading: 'Sind Sie das?',
    bank: 'Testbank',
    ask: (price) =>
      `${brand.name} möchte diese Karte mit ${price} belasten. Bestätigen Sie nur, wenn Sie das veranlasst haben.`,
    askTrial: (price, from) =>
      `${brand.name} möchte diese Karte speichern und am ${from} mit ${price} belasten. Heute wird nichts abgebucht. Bestätigen Sie nur, wenn Sie das veranlasst haben.`,
    approve: 'Bestätigen',
    deny: 'Ablehnen',
    other: 'Andere Karte verwenden',
    merchant: 'An',
    card: 'Karte',
    amount: 'Betrag',
    note: 'Eine echte Bank fragt hier nach einem Fingerabdruck oder einem Code.',
  },
  ended: {
    complete: {
      title: 'Bereits bezahlt',
      says: 'Die Zahlung war erfolgreich und wurde einmal abgebucht. Hier ist nichts mehr zu tun.',
      link: 'Zu Ihrem Abo',
    },
    trial: {
      title: 'Bereits abgeschlossen',
      says: 'Beim Abschluss wurde nichts abgebucht. Hier ist nichts mehr zu tun.',
      link: 'Zu Ihrem Abo',
    },
    expired: {
      title: 'Diese Zahlungsseite ist abgelaufen',
      says: 'Sie war zu lange offen, oder eine neuere hat sie ersetzt. Es wurde nichts abgebucht.',
      link: 'Tarif neu wählen',
    },
    unknown: {
      title: 'Diese Zahlungsseite gibt es nicht',
      says: 'Der Link ist unvollständig oder war nie gültig. Es wurde nichts abgebucht.',
      link: 'Zu den Tarifen',
    },
  },
};
