import { brand } from '../../../domain/brand.ts';
import type { UndoPageTexts } from '../shapes/undo-page.ts';

/** The page for undoing a change of address, in German. */
export const undoPage: UndoPageTexts = {
  ask: (email) => ({
    heading: 'Änderung der E-Mail-Adresse rückgängig machen?',
    says: [
      `Ihr Abo gehört dann wieder zu ${email}.`,
      'Alle Geräte werden abgemeldet, und ein Wiederherstellungs\u00adschlüssel für dieses Konto gilt dann nicht mehr. Sie melden sich mit einem Code neu an, den wir an diese Adresse schicken.',
    ],
    button: 'Änderung rückgängig machen',
  }),
  done: (email) => ({
    heading: 'Die Änderung ist rückgängig gemacht',
    says: [
      `Ihr Abo gehört wieder zu ${email}.`,
      'Alle Geräte wurden abgemeldet, und frühere Wiederherstellungs\u00adschlüssel gelten nicht mehr. Melden Sie sich mit einem Code an, den wir an diese Adresse schicken.',
    ],
  }),
  gone: {
    heading: 'Dieser Link gilt nicht mehr',
    says: [
      'Die Änderung einer E-Mail-Adresse lässt sich 7\u00a0Tage lang und nur einmal rückgängig machen.',
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
};
