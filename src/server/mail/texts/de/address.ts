import { brand } from '../../../../domain/brand.ts';
import { withdrawalDays } from '../../../../domain/subscription/charges.ts';
import type { AddressEmailName, EmailTexts } from '../email-content.ts';

const { name, supportEmail, legalEmail } = brand;
const once = 'Er gilt 10 Minuten und nur einmal.';
const typed = `Sie erhalten diese E-Mail, weil jemand Ihre Adresse bei ${name} eingegeben hat.`;
const account = `Sie erhalten diese E-Mail, weil zu dieser Adresse ein Konto bei ${name} gehört oder gehörte.`;

/** German emails to any address: codes, account changes, the newsletter. */
export const address: EmailTexts<AddressEmailName> = {
  'sign-in-passcode': ({ passcode }) => ({
    subject: `Ihr Anmeldecode für ${name}`,
    preview: once,
    heading: 'Ihr Anmeldecode',
    lead: 'Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.',
    code: { label: 'Ihr Code', digits: passcode },
    notes: [
      `${once} Wir fragen Sie nie danach.`,
      'Wenn Sie ihn nicht angefordert haben, hat jemand anderes Ihre Adresse eingegeben. Ohne diesen Code kann sich niemand anmelden. Sie müssen nichts tun.',
    ],
    reason: typed,
  }),
  'no-account': (_, { page }) => ({
    subject: `Zu dieser Adresse gibt es kein ${name}-Pro-Abo`,
    preview: 'Deshalb haben wir keinen Code gesendet.',
    heading: 'Zu dieser Adresse gibt es kein Abo',
    lead: `Jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse bei ${name} anmelden. Zu ihr gehört kein Konto, deshalb haben wir keinen Code gesendet.`,
    action: { label: 'Tarife ansehen', href: page('plans') },
    notes: [
      'Wenn Sie das Abo mit einer anderen Adresse abgeschlossen haben, melden Sie sich mit dieser an.',
      'Wenn Sie es ohne Adresse abgeschlossen haben, melden Sie sich mit Ihrem Wiederherstellungsschlüssel an, oder fügen Sie eine Adresse in dem Browser hinzu, in dem Sie es abgeschlossen haben.',
      'Wenn Sie sich nicht anmelden wollten, müssen Sie nichts tun. Zu dieser Adresse führen wir kein Konto.',
    ],
    reason: typed,
  }),
  'email-passcode': ({ passcode }) => ({
    subject: `Bestätigen Sie diese Adresse für ${name}`,
    preview: once,
    heading: 'Bestätigen Sie diese Adresse',
    lead: 'Geben Sie diesen Code auf der Seite ein, auf der Sie die Adresse eingetragen haben. Danach können Sie sich damit anmelden.',
    code: { label: 'Ihr Code', digits: passcode },
    notes: [
      once,
      'Wenn Sie ihn nicht angefordert haben, hat sich jemand bei der Adresse vertippt. Solange niemand den Code eingibt, passiert nichts.',
    ],
    reason: typed,
  }),
  'email-removal-passcode': ({ passcode }) => ({
    subject: `Diese Adresse bei ${name} entfernen`,
    preview: once,
    heading: 'Diese Adresse entfernen',
    lead: 'Geben Sie diesen Code ein, um die Adresse von Ihrem Abo zu entfernen. Danach können Sie sich nicht mehr damit anmelden.',
    code: { label: 'Ihr Code', digits: passcode },
    notes: [
      once,
      'Wenn Sie ihn nicht angefordert haben, geben Sie den Code nicht ein und nicht weiter. Dann bleibt die Adresse bestehen.',
    ],
    reason: account,
  }),
  'account-deletion-passcode': ({ passcode }) => ({
    subject: `Ihr ${name}-Konto löschen?`,
    preview: 'Solange niemand den Code aus dieser E-Mail eingibt, wird nichts gelöscht.',
    heading: 'Ihr Konto löschen',
    lead: 'Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben. Ihr Konto wird dann endgültig gelöscht, und ein Abo endet sofort.',
    code: { label: 'Ihr Code', digits: passcode },
    notes: [
      once,
      `Wenn Sie ihn nicht angefordert haben, geben Sie den Code nicht ein und nicht weiter. Dann wird nichts gelöscht. Vielleicht ist jemand anderes mit Ihrem Konto angemeldet: Schreiben Sie an ${supportEmail}.`,
    ],
    reason: account,
  }),
  'address-changed': ({ newAddressHint, undoUrl }) => ({
    subject:
      newAddressHint === null
        ? `Ihre E-Mail-Adresse wurde bei ${name} entfernt`
        : `Ihre E-Mail-Adresse bei ${name} wurde geändert`,
    preview: 'Wenn Sie das nicht waren, können Sie es 7 Tage lang rückgängig machen.',
    heading:
      newAddressHint === null ? 'Ihre E-Mail-Adresse wurde entfernt' : 'Ihre E-Mail-Adresse wurde geändert',
    lead:
      newAddressHint === null
        ? 'Zu Ihrem Konto gehört jetzt keine Adresse mehr. Wo Sie angemeldet sind, funktioniert es weiter. Auf anderen Geräten melden Sie sich nur noch mit Ihrem Wiederherstellungsschlüssel an.'
        : `Zu Ihrem Konto gehört jetzt die Adresse ${newAddressHint}. Mit der bisherigen Adresse können Sie sich nicht mehr anmelden.`,
    action: { label: 'Änderung rückgängig machen', href: undoUrl },
    notes: [
      'Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn es jemand anderes war, machen Sie die Änderung innerhalb von 7 Tagen rückgängig. Dann gehört diese Adresse wieder zu Ihrem Konto, und alle Geräte werden abgemeldet.',
    ],
    reason: account,
  }),
  'account-deleted': () => ({
    subject: `Ihr ${name}-Konto ist gelöscht`,
    preview: 'Wir buchen nichts mehr ab.',
    heading: 'Ihr Konto ist gelöscht',
    lead: 'Falls Sie ein Abo bei uns hatten, ist es beendet. Wir buchen nichts mehr ab.',
    notes: [
      'Ein Abo aus einem App-Store läuft weiter, bis Sie es dort kündigen.',
      'Von Ihren Zahlungen behalten wir, was das Steuerrecht vorschreibt. Ihre Adresse gehört nicht dazu.',
      'Die Adresse ist wieder frei. Sie können damit jederzeit ein neues Konto anlegen.',
      `Wenn Sie das nicht waren, schreiben Sie an ${supportEmail}.`,
    ],
    reason: account,
  }),
  'withdrawal-received': ({ to, name: consumer, details, number, receivedAt }, { moment }) => ({
    subject: `Eingangsbestätigung: Ihr Widerruf des ${name}-Pro-Abos`,
    preview: 'Diese E-Mail ist Ihre Eingangsbestätigung.',
    heading: 'Ihr Widerruf ist bei uns eingegangen',
    lead: `Sie haben Ihren Vertrag über das ${name}-Pro-Abo widerrufen. Hier stehen Ihre Erklärung und der Zeitpunkt, zu dem sie bei uns eingegangen ist.`,
    facts: [
      { name: 'Eingegangen', value: moment(receivedAt) },
      { name: 'Name', value: consumer },
      { name: 'E-Mail-Adresse', value: to },
      ...(details === '' ? [] : [{ name: 'Ihr Kauf', value: details }]),
      { name: 'Eingangsnummer', value: number },
    ],
    notes: [
      `Jemand aus unserem Team sucht jetzt Ihr Abo, beendet es und erstattet Ihnen innerhalb von ${withdrawalDays} Tagen, was Ihnen zusteht. Dafür verwenden wir das Zahlungsmittel, mit dem Sie bezahlt haben. Bei Fragen schreiben wir an diese Adresse.`,
      `Wenn Sie das nicht waren, hat jemand anderes Ihre Adresse eingegeben: Schreiben Sie dann bitte an ${legalEmail}.`,
    ],
    reason: typed,
  }),
  'support-question': ({ topic, from, question, askedAt }, { moment }) => ({
    subject: `${topic}: eine Frage an den Support`,
    preview: `Von ${from}.`,
    heading: 'Eine Frage an den Support',
    lead: 'Diese Frage kam über das Formular der Support-Seite. Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Person, die gefragt hat.',
    facts: [
      { name: 'Thema', value: topic },
      { name: 'Von', value: from },
      { name: 'Gestellt am', value: moment(askedAt) },
    ],
    notes: question.split(/\n+/),
    reason: `Sie erhalten diese E-Mail, weil Sie Fragen an den Support von ${name} beantworten.`,
    replyTo: from,
  }),
  'newsletter-confirmation': ({ news, tips, confirmUrl, unsubscribeUrl }) => ({
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    preview: 'Erst nach Ihrer Bestätigung schicken wir Ihnen etwas.',
    heading: 'Bitte bestätigen Sie Ihre Anmeldung',
    lead: `Jemand, wahrscheinlich Sie, hat mit dieser Adresse ${wished(news, tips)} abonniert. Bestätigen Sie die Anmeldung, um E-Mails zu erhalten.`,
    action: { label: 'Anmeldung bestätigen', href: confirmUrl },
    notes: [
      'Der Newsletter ist kostenlos. In jeder Ausgabe steht ein Link zum Abbestellen.',
      'Wenn Sie sich nicht angemeldet haben, müssen Sie nichts tun. Ohne Bestätigung schicken wir Ihnen nichts und löschen Ihre Adresse nach 15 Tagen.',
    ],
    reason: typed,
    leave: { label: '30 Tage lang nicht mehr nachfragen', href: unsubscribeUrl },
  }),
};

function wished(news: boolean, tips: boolean): string {
  if (news && tips) return 'unsere wöchentlichen Neuigkeiten zum Datenschutz und unseren E-Mail-Kurs';
  return news ? 'unsere wöchentlichen Neuigkeiten zum Datenschutz' : 'unseren E-Mail-Kurs zum Datenschutz';
}
