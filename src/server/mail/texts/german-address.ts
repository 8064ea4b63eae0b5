import { brand } from '../../../domain/brand.ts';
import type { AddressEmailName, EmailTexts } from './email-content.ts';

const { name, supportEmail } = brand;
const once = 'Er gilt 10 Minuten und nur einmal.';
const typed = `${name} hat dies geschickt, weil jemand deine Adresse eingegeben hat.`;
const account = `${name} hat dies geschickt, weil zu dieser Adresse ein Konto gehört oder gehörte.`;

/** German letters to an address: codes, what happens to the account, the newsletter. */
export const germanAddress: EmailTexts<AddressEmailName> = {
  'sign-in-passcode': ({ passcode }) => ({
    subject: `Dein Anmeldecode für ${name}`,
    preview: once,
    heading: 'Hier ist dein Anmeldecode',
    lead: 'Gib ihn auf der Seite ein, auf der du ihn angefordert hast.',
    code: { label: 'Dein Code', digits: passcode },
    notes: [
      `${once} Wir fragen dich nie danach.`,
      'Du hast ihn nicht angefordert? Dann hat jemand deine Adresse eingegeben. Ohne diesen Code kann sich niemand anmelden; du musst nichts tun.',
    ],
    reason: typed,
  }),
  'no-account': (_, { page }) => ({
    subject: `Zu dieser Adresse gibt es kein ${name}-Abo`,
    preview: 'Darum gibt es auch keinen Code.',
    heading: 'Zu dieser Adresse gibt es kein Abo',
    lead: `Jemand, wahrscheinlich du, wollte sich mit dieser Adresse bei ${name} anmelden. Zu ihr gibt es kein Konto und darum keinen Code.`,
    action: { label: 'Die Tarife ansehen', href: page('plans') },
    notes: [
      'Hast du das Abo mit einer anderen Adresse abgeschlossen? Dann melde dich mit jener an.',
      'Hast du es ohne Adresse abgeschlossen? Dann füge auf dem Gerät, mit dem du gekauft hast, eine hinzu.',
      'Das warst nicht du? Dann musst du nichts tun: Zu dieser Adresse führen wir kein Konto.',
    ],
    reason: typed,
  }),
  'email-passcode': ({ passcode }) => ({
    subject: `Bestätige diese Adresse für ${name}`,
    preview: once,
    heading: 'Bestätige diese Adresse',
    lead: 'Gib diesen Code auf der Seite ein, auf der du die Adresse eingetragen hast. Danach kannst du dich damit anmelden.',
    code: { label: 'Dein Code', digits: passcode },
    notes: [
      once,
      'Du hast ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt. Ohne Eingabe des Codes geschieht nichts.',
    ],
    reason: typed,
  }),
  'email-removal-passcode': ({ passcode }) => ({
    subject: `Diese Adresse bei ${name} entfernen`,
    preview: once,
    heading: 'Diese Adresse entfernen',
    lead: 'Gib diesen Code ein, um die Adresse von deinem Abo zu entfernen. Danach kannst du dich nicht mehr damit anmelden.',
    code: { label: 'Dein Code', digits: passcode },
    notes: [
      once,
      'Du hast ihn nicht angefordert? Gib den Code nicht ein und nicht weiter, dann bleibt die Adresse.',
    ],
    reason: account,
  }),
  'account-deletion-passcode': ({ passcode }) => ({
    subject: `Dein ${name}-Konto löschen?`,
    preview: 'Nichts wird gelöscht, solange niemand den Code aus dieser Mail eingibt.',
    heading: 'Dein Konto löschen',
    lead: 'Gib diesen Code auf der Seite ein, auf der du ihn angefordert hast. Dein Konto ist dann endgültig weg, und ein Abo endet sofort.',
    code: { label: 'Dein Code', digits: passcode },
    notes: [
      once,
      `Du hast ihn nicht angefordert? Gib den Code nicht ein und nicht weiter, dann wird nichts gelöscht. Vielleicht ist jemand als du angemeldet: Schreib an ${supportEmail}.`,
    ],
    reason: account,
  }),
  'address-changed': ({ newAddressHint, undoUrl }) => ({
    subject:
      newAddressHint === null
        ? `Deine Adresse wurde bei ${name} entfernt`
        : `Deine Adresse bei ${name} wurde geändert`,
    preview: 'Das warst nicht du? 7 Tage lang kannst du es rückgängig machen.',
    heading: newAddressHint === null ? 'Deine Adresse wurde entfernt' : 'Deine Adresse wurde geändert',
    lead:
      newAddressHint === null
        ? 'Dein Konto hat jetzt keine Adresse mehr. Wo du angemeldet bist, läuft es weiter, aber anderswo kann sich niemand mehr anmelden.'
        : `Dein Konto hat jetzt die Adresse ${newAddressHint}. Mit der Adresse hier kannst du dich nicht mehr anmelden.`,
    action: { label: 'Rückgängig machen', href: undoUrl },
    notes: [
      'Warst du das? Dann musst du nichts tun.',
      'War es jemand anderes? Mach es innerhalb von 7 Tagen rückgängig: Dann öffnet diese Adresse wieder dein Konto, und alle Geräte werden abgemeldet.',
    ],
    reason: account,
  }),
  'account-deleted': () => ({
    subject: `Dein ${name}-Konto ist gelöscht`,
    preview: 'Es wird nichts mehr abgebucht.',
    heading: 'Dein Konto ist gelöscht',
    lead: 'Falls du ein Abo hattest, ist es beendet. Es wird nichts mehr abgebucht.',
    notes: [
      'Von deinen Zahlungen behalten wir, was uns das Steuerrecht vorschreibt. Deine Adresse gehört nicht dazu.',
      'Diese Adresse ist wieder frei: Du kannst jederzeit neu mit ihr anfangen.',
      `Das warst nicht du? Schreib an ${supportEmail}.`,
    ],
    reason: account,
  }),
  'newsletter-confirmation': ({ news, tips, confirmUrl, unsubscribeUrl }) => ({
    subject: `Bitte bestätigen: der ${name}-Newsletter`,
    preview: 'Ein Knopfdruck, und er ist unterwegs.',
    heading: 'Ein Schritt fehlt noch',
    lead: `Jemand, wahrscheinlich du, hat ${ordered(news, tips)} für diese Adresse bestellt. Bestätige es, dann geht es los.`,
    action: { label: 'Bestätigen', href: confirmUrl },
    notes: [
      'Es kostet nichts, und in jeder Ausgabe steht ein Link zum Abmelden.',
      'Du hast nichts bestellt? Dann musst du nichts tun: Ohne Bestätigung kommt nichts, und in 15 Tagen vergessen wir deine Adresse.',
    ],
    reason: typed,
    leave: { label: 'Nicht mehr an diese Adresse schreiben', href: unsubscribeUrl },
  }),
};

function ordered(news: boolean, tips: boolean): string {
  if (news && tips) return 'unsere wöchentlichen Neuigkeiten zur Privatsphäre und unseren Mailkurs';
  return news ? 'unsere wöchentlichen Neuigkeiten zur Privatsphäre' : 'unseren Mailkurs zur Privatsphäre';
}
