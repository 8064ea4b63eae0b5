import type { NewsletterWishes } from '../../../domain/content/newsletter.ts';
import { waiting } from '../../http/waiting.ts';
import type { NewsletterTexts } from '../shapes/newsletter.ts';

const wished = ({ news, tips }: NewsletterWishes) =>
  news && tips
    ? 'die wöchentlichen Neuigkeiten zum Datenschutz und den E-Mail-Kurs'
    : news
      ? 'die wöchentlichen Neuigkeiten zum Datenschutz'
      : 'den E-Mail-Kurs zum Datenschutz';

/** The newsletter's plain pages in German. */
export const newsletter: NewsletterTexts = {
  confirm: (wishes) => ({
    heading: 'Möchten Sie den Newsletter erhalten?',
    says: [
      `Sie erhalten dann ${wished(wishes)} per E-Mail.`,
      'In jeder Ausgabe steht ein Link zum Abbestellen. Wir erfassen nicht, ob Sie sie öffnen.',
    ],
    button: 'Anmeldung bestätigen',
  }),
  confirmed: (wishes) => ({
    heading: 'Ihre Anmeldung ist bestätigt',
    says: [
      `Ab jetzt erhalten Sie ${wished(wishes)} per E-Mail.`,
      'Mit dem Link in jeder Ausgabe können Sie den Newsletter abbestellen.',
    ],
  }),
  over: {
    heading: 'Dieser Link gilt nicht mehr',
    says: [
      'Ein Bestätigungslink gilt 15\u00a0Tage. Melden Sie sich noch einmal an, dann schicken wir Ihnen einen neuen.',
    ],
    link: 'Newsletter abonnieren',
  },
  leave: {
    newsletter: {
      heading: 'Newsletter abbestellen?',
      says: [
        'Wir schicken Ihnen dann keinen Newsletter mehr und löschen Ihre Adresse aus dem Verteiler.',
        'E-Mails zu Ihrem Konto oder Ihrem Abo sind davon nicht betroffen.',
      ],
      button: 'Newsletter abbestellen',
    },
    question: {
      heading: 'Nicht mehr nachfragen?',
      says: [
        'Wir löschen diese Adresse jetzt aus unserer Liste und schicken ihr 30\u00a0Tage lang keine Bestätigungs-E-Mail mehr.',
      ],
      button: 'Nicht mehr nachfragen',
    },
  },
  left: {
    newsletter: {
      heading: 'Sie haben den Newsletter abbestellt',
      says: ['Wir haben Ihre Adresse aus dem Verteiler gelöscht. Sie müssen nichts weiter tun.'],
    },
    question: {
      heading: 'Wir fragen nicht mehr nach',
      says: [
        'In den nächsten 30\u00a0Tagen bekommen Sie keine solche E-Mail von uns. Ihre Adresse haben wir aus der Liste gelöscht.',
      ],
    },
  },
  unknownLink: {
    heading: 'Dieser Link funktioniert nicht',
    says: [
      'Vielleicht fehlt ein Teil. Kopieren Sie den ganzen Link aus der E-Mail und öffnen Sie ihn noch einmal.',
    ],
  },
  home: 'Zur Startseite',
  start: {
    heading: 'Newsletter',
    says: [
      'Wenn Sie sich gerade angemeldet haben, sehen Sie in Ihrem Posteingang und im Spamordner nach. Wir schicken Ihnen erst etwas, wenn Sie den Link in unserer E-Mail geöffnet haben.',
      'Hier können Sie den Newsletter abonnieren. In jeder Ausgabe steht ein Link zum Abbestellen. Wir erfassen nicht, ob Sie sie öffnen.',
    ],
  },
  form: {
    heading: {
      invalid_email_address: 'Bitte prüfen Sie die Adresse',
      nothing_chosen: 'Eine Angabe fehlt noch',
      too_many_requests: 'Bitte warten Sie einen Moment',
    },
    says: ['Es wurde noch nichts abgeschickt. Ihre Eingaben sind noch da.'],
    email: 'E-Mail-Adresse',
    what: 'Was möchten Sie erhalten?',
    news: 'Wöchentliche Neuigkeiten zum Datenschutz',
    tips: 'E-Mail-Kurs mit Tipps zum Datenschutz',
    button: 'Abonnieren',
    problem: (failure) => {
      if (failure.code === 'invalid_email_address')
        return 'Das ist keine E-Mail-Adresse. Sie sollte so aussehen: name@example.com.';
      if (failure.code === 'nothing_chosen') return 'Wählen Sie mindestens eines von beiden.';
      return `Sie haben sich gerade mehrmals angemeldet. In ${waiting('de', failure.retryAfterSeconds)} können Sie es noch einmal versuchen. Sehen Sie zuerst in Ihrem Posteingang und im Spamordner nach: Vielleicht ist unsere E-Mail schon da.`;
    },
  },
};
