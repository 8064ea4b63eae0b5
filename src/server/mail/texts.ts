import { brand } from '../../domain/brand.ts';
import type { LetterName } from './letter.ts';

/** The words of one letter. `code` introduces the passcode; a letter without it has none. */
export interface LetterText {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly code?: string;
  readonly action?: { readonly label: string; readonly path: string };
  readonly notes: readonly string[];
}

interface LanguageTexts {
  readonly letters: Readonly<Record<LetterName, LetterText>>;
  readonly footer: string;
}

const { name } = brand;

/**
 * The letters in every language. The code stands in the letter only, never in its subject: subjects are kept in
 * servers' logs and shown on locked screens.
 */
export const mailTexts = {
  en: {
    letters: {
      'sign-in-passcode': {
        subject: `Your ${name} sign-in code`,
        heading: 'Here is your sign-in code',
        lead: 'Enter it on the page where you asked for it.',
        code: 'Your code',
        notes: [
          'It works for 10 minutes, once.',
          'You did not ask for it? Then somebody typed your address. Without this code they cannot sign in, and you need to do nothing.',
        ],
      },
      'no-account': {
        subject: `No ${name} subscription uses this address`,
        heading: 'No subscription uses this address',
        lead: `Someone, probably you, asked to sign in to ${name} with this address. No account has it, so there is no code to send.`,
        action: { label: 'See the plans', path: '/pro' },
        notes: [
          'Did you subscribe with another address? Sign in with that one.',
          'Did you subscribe without an address? Add one on the device where you bought it.',
          'You did not ask? Then you need to do nothing: we keep no account for this address.',
        ],
      },
      'email-passcode': {
        subject: `Confirm this address for ${name}`,
        heading: 'Confirm this address',
        lead: 'Enter this code on the page where you added the address. From then on you can sign in with it.',
        code: 'Your code',
        notes: [
          'It works for 10 minutes, once.',
          'You did not ask for it? Then somebody mistyped an address. Nothing happens unless the code is entered.',
        ],
      },
      'email-removal-passcode': {
        subject: `Remove this address from ${name}`,
        heading: 'Remove this address',
        lead: 'Enter this code to remove the address from your subscription. Afterwards you cannot sign in with it.',
        code: 'Your code',
        notes: [
          'It works for 10 minutes, once.',
          'You did not ask for it? Do not enter or share the code, and the address stays.',
        ],
      },
    },
    footer: `${name} sent this because someone entered your address. There is no tracking in this mail.`,
  },
  de: {
    letters: {
      'sign-in-passcode': {
        subject: `Dein Anmeldecode für ${name}`,
        heading: 'Hier ist dein Anmeldecode',
        lead: 'Gib ihn auf der Seite ein, auf der du ihn angefordert hast.',
        code: 'Dein Code',
        notes: [
          'Er gilt 10 Minuten und nur einmal.',
          'Du hast ihn nicht angefordert? Dann hat jemand deine Adresse eingegeben. Ohne diesen Code kann sich niemand anmelden; du musst nichts tun.',
        ],
      },
      'no-account': {
        subject: `Zu dieser Adresse gibt es kein ${name}-Abo`,
        heading: 'Zu dieser Adresse gibt es kein Abo',
        lead: `Jemand, wahrscheinlich du, wollte sich mit dieser Adresse bei ${name} anmelden. Zu ihr gibt es kein Konto und darum keinen Code.`,
        action: { label: 'Die Tarife ansehen', path: '/de/pro' },
        notes: [
          'Hast du das Abo mit einer anderen Adresse abgeschlossen? Dann melde dich mit jener an.',
          'Hast du es ohne Adresse abgeschlossen? Dann füge auf dem Gerät, mit dem du gekauft hast, eine hinzu.',
          'Das warst nicht du? Dann musst du nichts tun: Zu dieser Adresse führen wir kein Konto.',
        ],
      },
      'email-passcode': {
        subject: `Bestätige diese Adresse für ${name}`,
        heading: 'Bestätige diese Adresse',
        lead: 'Gib diesen Code auf der Seite ein, auf der du die Adresse eingetragen hast. Danach kannst du dich damit anmelden.',
        code: 'Dein Code',
        notes: [
          'Er gilt 10 Minuten und nur einmal.',
          'Du hast ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt. Ohne Eingabe des Codes geschieht nichts.',
        ],
      },
      'email-removal-passcode': {
        subject: `Diese Adresse bei ${name} entfernen`,
        heading: 'Diese Adresse entfernen',
        lead: 'Gib diesen Code ein, um die Adresse von deinem Abo zu entfernen. Danach kannst du dich nicht mehr damit anmelden.',
        code: 'Dein Code',
        notes: [
          'Er gilt 10 Minuten und nur einmal.',
          'Du hast ihn nicht angefordert? Gib den Code nicht ein und nicht weiter, dann bleibt die Adresse.',
        ],
      },
    },
    footer: `${name} hat dies geschickt, weil jemand deine Adresse eingegeben hat. Diese Mail enthält kein Tracking.`,
  },
} as const satisfies Readonly<Record<string, LanguageTexts>>;

export type MailLanguage = keyof typeof mailTexts;

/** The texts in one language, seen through their common shape. */
export function textsIn(language: MailLanguage): LanguageTexts {
  return mailTexts[language];
}
