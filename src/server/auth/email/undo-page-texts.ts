import type { NoticeLanguage } from '../../http/notice-page.tsx';

/** One state of the page, in one language. */
interface UndoPageText {
  readonly heading: string;
  readonly says: readonly string[];
}

interface UndoPageTexts {
  readonly ask: (email: string) => UndoPageText & { readonly button: string };
  readonly done: (email: string) => UndoPageText;
  readonly gone: UndoPageText;
  readonly taken: UndoPageText;
  readonly signIn: string;
}

/** What the page behind the link of a changed address says. */
export const undoPageTexts: Readonly<Record<NoticeLanguage, UndoPageTexts>> = {
  en: {
    ask: (email) => ({
      heading: 'Take back the change of address?',
      says: [
        `Your subscription then belongs to ${email} again.`,
        'Every device that is signed in now will be signed out. You sign in again with a passcode to this address.',
      ],
      button: 'Take the change back',
    }),
    done: (email) => ({
      heading: 'Your address is back',
      says: [
        `Your subscription belongs to ${email} again.`,
        'Every device was signed out. Sign in with a passcode to this address to go on.',
      ],
    }),
    gone: {
      heading: 'This link no longer works',
      says: [
        'A change of address can be taken back for 7 days, and only once.',
        'If somebody else has your subscription, write to us.',
      ],
    },
    taken: {
      heading: 'This address is in use',
      says: [
        'Another subscription has your former address by now, so nothing was changed.',
        'Remove the address there first, then press the link in our mail again.',
      ],
    },
    signIn: 'Sign in',
  },
  de: {
    ask: (email) => ({
      heading: 'Adressänderung zurücknehmen?',
      says: [
        `Dein Abo gehört dann wieder zu ${email}.`,
        'Alle Geräte, die jetzt angemeldet sind, werden abgemeldet. Du meldest dich mit einem Code an diese Adresse neu an.',
      ],
      button: 'Änderung zurücknehmen',
    }),
    done: (email) => ({
      heading: 'Deine Adresse ist zurück',
      says: [
        `Dein Abo gehört wieder zu ${email}.`,
        'Alle Geräte wurden abgemeldet. Melde dich mit einem Code an diese Adresse an, um weiterzumachen.',
      ],
    }),
    gone: {
      heading: 'Dieser Link gilt nicht mehr',
      says: [
        'Eine Adressänderung lässt sich 7 Tage lang zurücknehmen, und nur einmal.',
        'Wenn jemand anderes dein Abo hat, schreib uns.',
      ],
    },
    taken: {
      heading: 'Diese Adresse ist vergeben',
      says: [
        'Deine frühere Adresse gehört inzwischen zu einem anderen Abo, deshalb wurde nichts geändert.',
        'Entferne sie dort zuerst und öffne dann den Link in unserer Mail noch einmal.',
      ],
    },
    signIn: 'Anmelden',
  },
};
