import { brand } from '../../../domain/brand.ts';
import { withdrawalDays } from '../../../domain/subscription/charges.ts';
import { longestWithdrawal } from '../../../domain/withdrawal/withdrawal.ts';
import { waiting } from '../../http/waiting.ts';
import type { WithdrawalTexts } from '../shapes/withdrawal.ts';

const unsent = 'Sie haben noch nicht widerrufen. Ihre Eingaben sind noch da.';

/** The plain pages for the right of withdrawal, in German. */
export const withdrawal: WithdrawalTexts = {
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  emailHint:
    'Am besten die Adresse Ihres Abos, wenn es eine hat. Dorthin schicken wir die Eingangsbestätigung.',
  details: 'Ihr Kauf (freiwillig)',
  detailsHint:
    'Falls zu Ihrem Abo keine oder eine andere E-Mail-Adresse gehört: der Tag der Zahlung und die letzten vier Ziffern der Karte.',
  purchase: 'Ihr Kauf',
  received: 'Eingegangen',
  number: 'Eingangsnummer',
  form: { heading: 'Angaben ändern', says: [unsent], button: 'Weiter' },
  missing: { heading: 'Bitte prüfen Sie Ihre Angaben', says: [unsent] },
  often: { heading: 'Bitte warten Sie einen Moment', says: [unsent] },
  confirmation: {
    heading: 'Widerruf bestätigen',
    says: [
      `Sie sind dabei, Ihren Vertrag über das ${brand.name}-Pro-Abo zu widerrufen.`,
      'Der Widerruf gilt, sobald Sie ihn bestätigen. Danach schicken wir Ihnen eine Eingangsbestätigung per E-Mail.',
    ],
    button: 'Widerruf bestätigen',
    change: 'Angaben ändern',
  },
  receipt: {
    heading: 'Ihr Widerruf ist bei uns eingegangen',
    mailed: 'Diese Seite ist Ihre Eingangsbestätigung. Wir schicken sie Ihnen auch per E-Mail.',
    unmailed:
      'Diese Seite ist Ihre Eingangsbestätigung. Bitte speichern oder drucken Sie sie, denn an diese Adresse schicken wir heute keine weitere E-Mail zu einem Widerruf.',
    next: `Jemand aus unserem Team sucht jetzt Ihr Abo, beendet es und erstattet Ihnen innerhalb von ${withdrawalDays}\u00a0Tagen, was Ihnen zusteht. Dafür verwenden wir das Zahlungsmittel, mit dem Sie bezahlt haben.`,
    home: 'Zur Startseite',
  },
  problem: (failure) => {
    switch (failure.code) {
      case 'no_name':
        return 'Geben Sie Ihren Namen ein.';
      case 'name_too_long':
        return `Das ist zu lang. Möglich sind höchstens ${longestWithdrawal.name} Zeichen.`;
      case 'invalid_email_address':
        return 'Das ist keine E-Mail-Adresse. Sie sollte so aussehen: name@example.com.';
      case 'details_too_long':
        return `Das ist zu lang. Möglich sind höchstens ${longestWithdrawal.details} Zeichen.`;
      case 'too_many_requests':
        return `Dieses Formular wurde gerade mehrmals abgeschickt. Sie können es in ${waiting('de', failure.retryAfterSeconds)} wieder abschicken. Wenn Sie nicht warten können, schreiben Sie an ${brand.legalEmail}: Eine E-Mail genügt ebenso.`;
    }
  },
};
