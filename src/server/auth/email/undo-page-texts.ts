import { brand } from '../../../domain/brand.ts';
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
      heading: 'Undo the change to your e-mail address?',
      says: [
        `Your subscription will belong to ${email} again.`,
        'Every device will be signed out, and a recovery key for this account will stop working. To sign in again, use a code that we send to this address.',
      ],
      button: 'Undo the change',
    }),
    done: (email) => ({
      heading: 'The change has been undone',
      says: [
        `Your subscription belongs to ${email} again.`,
        'Every device was signed out, and no earlier recovery key works any more. To continue, sign in with a code that we send to this address.',
      ],
    }),
    gone: {
      heading: 'This link no longer works',
      says: [
        'You can undo a change to your e-mail address for 7 days, and only once.',
        `If someone else has taken over your subscription, write to ${brand.supportEmail}.`,
      ],
    },
    taken: {
      heading: 'This address is in use',
      says: [
        'Your previous address now belongs to another subscription, so nothing was changed.',
        'Remove the address there first, then open the link in our e-mail again.',
      ],
    },
    signIn: 'Sign in',
  },
  de: {
    ask: (email) => ({
      heading: 'Änderung der E-Mail-Adresse rückgängig machen?',
      says: [
        `Ihr Abo gehört dann wieder zu ${email}.`,
        'Alle Geräte werden abgemeldet, und ein Wiederherstellungsschlüssel für dieses Konto gilt dann nicht mehr. Sie melden sich mit einem Code neu an, den wir an diese Adresse schicken.',
      ],
      button: 'Änderung rückgängig machen',
    }),
    done: (email) => ({
      heading: 'Die Änderung ist rückgängig gemacht',
      says: [
        `Ihr Abo gehört wieder zu ${email}.`,
        'Alle Geräte wurden abgemeldet, und frühere Wiederherstellungsschlüssel gelten nicht mehr. Melden Sie sich mit einem Code an, den wir an diese Adresse schicken.',
      ],
    }),
    gone: {
      heading: 'Dieser Link gilt nicht mehr',
      says: [
        'Die Änderung einer E-Mail-Adresse lässt sich 7 Tage lang und nur einmal rückgängig machen.',
        `Wenn jemand anderes Ihr Abo übernommen hat, schreiben Sie an ${brand.supportEmail}.`,
      ],
    },
    taken: {
      heading: 'Diese Adresse ist vergeben',
      says: [
        'Ihre frühere Adresse gehört inzwischen zu einem anderen Abo, deshalb wurde nichts geändert.',
        'Entfernen Sie sie dort zuerst und öffnen Sie dann den Link in unserer E-Mail noch einmal.',
      ],
    },
    signIn: 'Anmelden',
  },
};
