import type { Texts } from './texts.ts';

/** The hosted payment pages in German. */
export const german: Texts = {
  testMode: 'Testmodus',
  testModeSays:
    'Diese Seite steht anstelle des Kartenanbieters. Echte Karten werden abgelehnt, es fließt kein Geld.',
  back: 'Zurück zu den Tarifen',
  product: { monthly: 'Monatsabo', yearly: 'Jahresabo' },
  every: { monthly: (price) => `${price} im Monat`, yearly: (price) => `${price} im Jahr` },
  afterThat: { monthly: (price) => `danach ${price} im Monat`, yearly: (price) => `danach ${price} im Jahr` },
  dueToday: 'Heute fällig',
  today: 'Heute',
  trialBegins: (days) => `Deine ${days} Gratis-Tage beginnen`,
  trialFree: 'Dir steht alles offen. Es wird nichts abgebucht.',
  firstCharge: (price) => `Erste Abbuchung: ${price}`,
  firstChargeNote: (date) => `Kündigst du vor dem ${date}, zahlst du nichts.`,
  chargedToday: (price) => `${price} werden abgebucht`,
  afterwards: { monthly: 'Danach jeden Monat', yearly: 'Danach jedes Jahr' },
  afterwardsNote: 'Derselbe Preis, bis du kündigst. Kündigen geht mit zwei Klicks.',
  youGet: 'Das bekommst du',
  tax: 'Alle Steuern inbegriffen',
  payHeading: 'Mit Karte zahlen',
  fields: { number: 'Kartennummer', expiry: 'Gültig bis', cvc: 'Prüfnummer', postcode: 'Postleitzahl' },
  expiryHint: 'MM / JJ',
  cvcHint: '3 Ziffern auf der Rückseite',
  problems: {
    number_missing: 'Gib die Kartennummer ein.',
    number_invalid: 'Das ist keine Kartennummer. Prüfe die Ziffern.',
    number_not_a_test_card: 'Das ist keine der Testkarten. Gib hier nie eine echte Karte ein.',
    expiry_missing: 'Gib das Ablaufdatum ein.',
    expiry_invalid: 'Gib das Datum so ein, wie es auf der Karte steht, zum Beispiel 04 / 29.',
    expiry_past: 'Das Datum ist vorbei. Nimm eine Karte, die noch gilt.',
    cvc_missing: 'Gib die Prüfnummer ein.',
    cvc_invalid: 'Die Prüfnummer hat 3 Ziffern, bei American Express 4.',
    postcode_missing: 'Gib die Postleitzahl deiner Rechnungsadresse ein.',
    postcode_invalid:
      'Das ist keine Postleitzahl. Erlaubt sind Buchstaben, Ziffern, Leerzeichen und Striche.',
  },
  problemsHeading: (count) =>
    count === 1 ? 'Ein Feld stimmt noch nicht' : `${count} Felder stimmen noch nicht`,
  declined: {
    card_declined: 'Deine Bank hat diese Karte abgelehnt. Den Grund nennt sie nicht.',
    insufficient_funds: 'Deine Bank hat diese Karte abgelehnt: Das Guthaben reicht nicht.',
    expired_card: 'Deine Bank hat diese Karte abgelehnt: Sie ist abgelaufen.',
    authentication_failed: 'Die Zahlung wurde bei deiner Bank nicht bestätigt.',
  },
  declinedHeading: 'Die Zahlung hat nicht geklappt',
  nothingCharged: 'Es wurde nichts abgebucht. Versuch es noch einmal oder nimm eine andere Karte.',
  pay: (price) => `${price} zahlen`,
  startTrial: (days) => `${days} Tage gratis starten`,
  agreement: {
    monthly: (price, from) =>
      from === null
        ? `Wir buchen jetzt und danach jeden Monat ${price} ab, bis du kündigst.`
        : `Wir buchen am ${from} und danach jeden Monat ${price} ab, bis du kündigst.`,
    yearly: (price, from) =>
      from === null
        ? `Wir buchen jetzt und danach jedes Jahr ${price} ab, bis du kündigst.`
        : `Wir buchen am ${from} und danach jedes Jahr ${price} ab, bis du kündigst.`,
  },
  cancel: 'Abbrechen und zurück',
  secrets: 'Kartennummer und Prüfnummer werden nie gespeichert.',
  cards: 'Testkarten',
  cardsIntro: 'Jedes künftige Datum, jede Prüfnummer der richtigen Länge und jede Postleitzahl passen.',
  cardSays: {
    succeeds: 'Die Bank nimmt sie an.',
    mastercard: 'Mastercard, angenommen.',
    amex: 'American Express, angenommen. Ihre Prüfnummer hat 4 Ziffern.',
    asks: 'Die Bank fragt erst bei dir nach.',
    declined: 'Die Bank lehnt sie ab.',
    insufficient: 'Abgelehnt: zu wenig Guthaben.',
    expired: 'Abgelehnt: Karte abgelaufen.',
    'fails-later': 'Startet die Gratis-Tage, danach scheitert jede Abbuchung.',
    shared: 'Für alle dieselbe Karte: einmal Gratis-Tage, dann nie wieder.',
  },
  fillIn: 'Einsetzen',
  features: {
    'Network Protection': 'VPN',
    'Data Broker Protection': 'Löschung persönlicher Daten',
    'Identity Theft Restoration': 'Hilfe bei Identitätsdiebstahl',
    'Global Identity Theft Restoration': 'Hilfe bei Identitätsdiebstahl',
    'Duck.ai': 'Privater KI-Chat',
  },
  error: 'Fehler',
  challenge: {
    title: 'Bei deiner Bank bestätigen',
    heading: 'Bist du das?',
    bank: 'Testbank',
    ask: (price) => `Jemand möchte mit deiner Karte ${price} zahlen. Bestätige nur, wenn du das bist.`,
    askTrial: (price, from) =>
      `Jemand möchte deine Karte für ${price} am ${from} hinterlegen. Heute wird nichts abgebucht. Bestätige nur, wenn du das bist.`,
    approve: 'Bestätigen',
    deny: 'Ablehnen',
    other: 'Andere Karte nehmen',
    merchant: 'An',
    card: 'Karte',
    amount: 'Betrag',
    note: 'Eine echte Bank fragt hier nach einem Fingerabdruck oder einem Code.',
  },
  ended: {
    complete: {
      title: 'Das ist bezahlt',
      says: 'Die Zahlung hat geklappt und wurde einmal abgebucht. Hier ist nichts mehr zu tun.',
      link: 'Zu deinem Abo',
    },
    expired: {
      title: 'Diese Zahlungsseite ist abgelaufen',
      says: 'Sie war zu lange offen, oder eine neuere hat sie ersetzt. Es wurde nichts abgebucht.',
      link: 'Neu auswählen',
    },
    unknown: {
      title: 'Diese Zahlungsseite gibt es nicht',
      says: 'Der Link ist unvollständig oder war nie gültig. Es wurde nichts abgebucht.',
      link: 'Zu den Tarifen',
    },
  },
};
