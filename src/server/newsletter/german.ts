import type { Wishes } from './confirm-newsletter.ts';
import { type NewsletterTexts, waiting } from './text-shape.ts';

const wished = ({ news, tips }: Wishes) =>
  news && tips
    ? 'die wöchentlichen Neuigkeiten zur Privatsphäre und den Mailkurs'
    : news
      ? 'die wöchentlichen Neuigkeiten zur Privatsphäre'
      : 'den Mailkurs zur Privatsphäre';

/** The newsletter's plain pages in German. */
export const german: NewsletterTexts = {
  confirm: (wishes) => ({
    heading: 'Soll er zu dir kommen?',
    says: [
      `Du bekommst dann ${wished(wishes)} per Mail.`,
      'In jeder Ausgabe steht ein Link zum Abmelden. Ob du sie öffnest, verfolgen wir nicht.',
    ],
    button: 'Ja, schickt ihn mir',
  }),
  confirmed: (wishes) => ({
    heading: 'Er kommt zu dir',
    says: [
      `Von jetzt an bekommst du ${wished(wishes)} per Mail.`,
      'Abmelden kannst du dich mit dem Link in jeder Ausgabe.',
    ],
  }),
  over: {
    heading: 'Dieser Link gilt nicht mehr',
    says: [
      'Ein Link zum Bestätigen gilt 15 Tage. Bestell den Newsletter noch einmal, dann schicken wir dir einen neuen.',
    ],
    link: 'Newsletter bestellen',
  },
  leave: {
    heading: 'Keinen Newsletter mehr?',
    says: [
      'Wir hören dann sofort auf und löschen deine Adresse aus dem Newsletter.',
      'Mails zu deinem Konto oder deinem Abo sind davon nicht betroffen.',
    ],
    button: 'Newsletter beenden',
  },
  left: {
    heading: 'Der Newsletter ist beendet',
    says: ['Wir haben deine Adresse daraus gelöscht. Es kommt nichts mehr, und du musst nichts weiter tun.'],
  },
  unknownLink: {
    heading: 'Diesen Link kennen wir nicht',
    says: ['Vielleicht fehlt ein Stück. Kopiere den ganzen Link aus der Mail und öffne ihn noch einmal.'],
  },
  home: 'Zur Startseite',
  start: {
    heading: 'Newsletter',
    says: [
      'Hast du ihn gerade bestellt? Dann sieh in deinem Postfach nach, auch im Spam: Es kommt nichts, bevor du den Link in unserer Mail drückst.',
      'Bestellen kannst du ihn hier. In jeder Ausgabe steht ein Link zum Abmelden, und ob du sie öffnest, verfolgen wir nicht.',
    ],
  },
  form: {
    heading: {
      invalid_email_address: 'Bitte prüfe die Adresse',
      nothing_chosen: 'Eines fehlt noch',
      too_many_requests: 'Bitte warte einen Moment',
    },
    says: ['Es wurde noch nichts abgeschickt, und was du eingegeben hast, steht noch hier.'],
    email: 'E-Mail-Adresse',
    what: 'Was soll kommen?',
    news: 'Die wöchentlichen Neuigkeiten zur Privatsphäre',
    tips: 'Der Mailkurs mit Tipps zur Privatsphäre',
    button: 'Bestellen',
    problem: (failure) => {
      if (failure.code === 'invalid_email_address')
        return 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.';
      if (failure.code === 'nothing_chosen') return 'Wähle mindestens eines von beiden.';
      return `Du hast gerade mehrmals bestellt. In ${waiting('de', failure.retryAfterSeconds)} kannst du es noch einmal versuchen. Sieh zuerst in deinem Postfach nach, auch im Spam: Vielleicht ist unsere Mail schon da.`;
    },
  },
};
