import { brand } from '../../../domain/brand.ts';
import { longestComment } from '../../../domain/feedback/feedback.ts';
import { waiting } from '../../http/waiting.ts';
import type { FeedbackTexts } from '../shapes/feedback.ts';

const most = longestComment.toLocaleString('de');

/** The forms' plain page in German. */
export const feedback: FeedbackTexts = {
  heading: 'Bitte prüfen Sie Ihre Angaben',
  headingOften: 'Bitte warten Sie einen Moment',
  says: ['Es wurde noch nichts abgeschickt. Ihre Eingaben sind noch da.'],
  site: 'Adresse der Website',
  siteHint: 'Alles nach ? oder # lassen wir weg, denn dort können persönliche Daten stehen.',
  comment: 'Kommentar',
  commentHint: `Freiwillig, bis zu ${most} Zeichen. Bitte nennen Sie keine Namen, Passwörter oder anderen persönlichen Angaben.`,
  why: {
    'malicious-site': 'Was stimmt nicht?',
    'windows-survey': `Was hält Sie davon ab, ${brand.name} unter Windows zu nutzen?`,
  },
  reasons: {
    'malicious-site': {
      safe: 'Die Website ist sicher',
      own: 'Es ist meine eigene Website',
      cleaned: 'Sie wurde gehackt und ist inzwischen bereinigt',
      missed: 'Sie ist gefährlich, aber es kam keine Warnung',
      other: 'Etwas anderes',
    },
    'windows-survey': {
      'broken-sites': 'Manche Websites haben nicht funktioniert',
      slow: 'Er war langsam oder ist abgestürzt',
      missing: 'Mir fehlt eine Funktion',
      import: 'Lesezeichen oder Passwörter ließen sich nicht übernehmen',
      'other-browser': 'Mein anderer Browser gefällt mir besser',
      other: 'Etwas anderes',
    },
  },
  button: { 'malicious-site': 'Meldung abschicken', 'windows-survey': 'Antwort abschicken' },
  problem: (failure) => {
    switch (failure.code) {
      case 'no_address':
        return 'Geben Sie die Adresse der Website ein.';
      case 'invalid_address':
        return 'Das ist keine Adresse einer Website. Sie sollte so aussehen: example.com/seite.';
      case 'no_reason':
        return 'Wählen Sie eine der Antworten.';
      case 'no_comment':
        return 'Schreiben Sie bitte in ein paar Worten, was es ist.';
      case 'comment_too_long':
        return `Das ist zu lang. Möglich sind höchstens ${most} Zeichen.`;
      case 'too_many_requests':
        return `Aus Ihrem Netzwerk kamen gerade mehrere Formulare. Dieses können Sie in ${waiting('de', failure.retryAfterSeconds)} abschicken.`;
    }
  },
};
