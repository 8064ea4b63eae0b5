import { brand } from '../../../domain/brand.ts';
import { longestQuestion } from '../../../domain/support/question.ts';
import { waiting } from '../../http/waiting.ts';
import type { SupportTexts } from '../shapes/support.ts';

const most = longestQuestion.toLocaleString('de');

/** The form's plain page in German. */
export const support: SupportTexts = {
  heading: 'Bitte prüfen Sie Ihre Angaben',
  headingOften: 'Bitte warten Sie einen Moment',
  says: ['Ihre Frage ist noch nicht abgeschickt. Ihre Eingaben sind noch da.'],
  topic: 'Thema',
  choose: 'Thema wählen',
  topics: {
    vpn: 'VPN',
    'personal-information-removal': 'Löschung persönlicher Daten',
    'identity-theft-restoration': 'Hilfe nach Identitätsdiebstahl',
    'ai-chat': 'Privater KI-Chat',
    billing: 'Zahlung und Kündigung',
    account: 'Anmeldung',
    other: 'Etwas anderes',
  },
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Wenn Ihr Abo eine E-Mail-Adresse hat, nehmen Sie diese.',
  question: 'Ihre Frage',
  consent: `Das Support-Team von ${brand.name} darf meine Frage lesen und verwenden, um mir zu antworten`,
  consentHint: ['Wie lange wir sie aufbewahren, steht in unserer ', 'Datenschutzerklärung', '.'],
  button: 'Frage abschicken',
  problem: (failure) => {
    switch (failure.code) {
      case 'no_topic':
        return 'Wählen Sie ein Thema.';
      case 'invalid_email_address':
        return 'Das ist keine E-Mail-Adresse. Sie sollte so aussehen: name@example.com.';
      case 'no_question':
        return 'Schreiben Sie Ihre Frage.';
      case 'question_too_long':
        return `Das ist zu lang. Möglich sind höchstens ${most} Zeichen.`;
      case 'no_consent':
        return 'Setzen Sie hier ein Häkchen. Was wir nicht lesen dürfen, können wir nicht beantworten.';
      case 'too_many_requests':
        return `Dieses Formular wurde gerade mehrmals abgeschickt. Sie können es in ${waiting('de', failure.retryAfterSeconds)} wieder abschicken oder an ${brand.supportEmail} schreiben.`;
    }
  },
};
