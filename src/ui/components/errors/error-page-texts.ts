import type { MessageDescriptor } from '@lingui/core';
import type { ErrorPageName } from '../../../domain/analytics/error-pixels.ts';

/** The texts of a standalone error page. */
export interface ErrorPageTexts {
  /** The HTTP status that the page is served with. */
  readonly status: 410 | 418 | 500;
  readonly title: MessageDescriptor;
  /** What happened; also the page's meta description. */
  readonly description: MessageDescriptor;
  /** What a visitor can do about it, most promising first. */
  readonly advice: readonly MessageDescriptor[];
}

const tryLater: MessageDescriptor = {
  id: 'errors.advice.later',
  message: 'Wait a few minutes, then load the page again.',
};
const afterForm: MessageDescriptor = {
  id: 'errors.advice.form',
  message: 'If you had just sent a form, check whether it arrived before you send it again.',
};
const turnOffPrograms: MessageDescriptor = {
  id: 'errors.advice.programs',
  message: 'Turn off browser extensions and other programs that send searches for you.',
};
const otherNetwork: MessageDescriptor = {
  id: 'errors.advice.network',
  message: 'If you use a VPN or a shared network, connect to a different server or network.',
};

/** The texts of the error pages that the specification names (section 8). */
export const errorPageTexts: Readonly<Record<ErrorPageName, ErrorPageTexts>> = {
  oops_500: {
    status: 500,
    title: { id: 'errors.oops.title', message: 'Something went wrong on our side' },
    description: {
      id: 'errors.oops.happened',
      message: 'Our server couldn’t show this page. Your account and your subscription haven’t changed.',
    },
    advice: [{ id: 'errors.oops.again', message: 'Load the page again. Often that’s enough.' }, afterForm],
  },
  nginx_500: {
    status: 500,
    title: { id: 'errors.nginx.title', message: 'Our site isn’t answering' },
    description: {
      id: 'errors.nginx.happened',
      message:
        'Your connection works, but the server behind this page isn’t responding. Your account and your subscription haven’t changed.',
    },
    advice: [tryLater],
  },
  tq_500: {
    status: 500,
    title: { id: 'errors.tq.title', message: 'We’re busier than usual' },
    description: {
      id: 'errors.tq.happened',
      message: 'We’re getting more requests than we can answer at once, and yours timed out.',
    },
    advice: [{ id: 'errors.tq.minute', message: 'Wait a minute, then load the page again.' }, afterForm],
  },
  ssblock_410: {
    status: 410,
    title: { id: 'errors.ssblock.title', message: 'This search was blocked' },
    description: {
      id: 'errors.ssblock.happened',
      message: 'Your search looked like one of many sent by a program. We only answer searches from people.',
    },
    advice: [
      turnOffPrograms,
      otherNetwork,
      {
        id: 'errors.ssblock.mail',
        message: 'If you think we got it wrong, write to us and say when it happened.',
      },
    ],
  },
  '418': {
    status: 418,
    title: { id: 'errors.bot.title', message: 'Are you a person?' },
    description: {
      id: 'errors.bot.happened',
      message:
        'Your browser’s request looked automated, so we didn’t answer it. If you’re a person, these steps should help.',
    },
    advice: [{ id: 'errors.bot.again', message: 'Load the page again.' }, turnOffPrograms, otherNetwork],
  },
  ar_418: {
    status: 418,
    title: { id: 'errors.rate.title', message: 'Too many searches from your network' },
    description: {
      id: 'errors.rate.happened',
      message:
        'We limit how many searches one network can send in a short time. Otherwise, automated programs would crowd people out.',
    },
    advice: [tryLater, otherNetwork, turnOffPrograms],
  },
  tor_418: {
    status: 418,
    title: { id: 'errors.tor.title', message: 'Too many searches from this Tor exit' },
    description: {
      id: 'errors.tor.happened',
      message:
        'Many people share this Tor exit, and automated programs use it too, so we’ve paused searches from it. You’re welcome to use Tor here.',
    },
    advice: [
      {
        id: 'errors.tor.circuit',
        message:
          'In Tor Browser, open the menu and choose “New Tor circuit for this site.” Repeat this if the next exit is paused too.',
      },
      tryLater,
    ],
  },
};

/**
 * A German summary of each page: servers that show these pages do not negotiate the language and serve the English file
 * to everybody.
 */
export const inGerman: Readonly<Record<ErrorPageName, string>> = {
  oops_500:
    'Auf unserem Server ist etwas schiefgegangen. An Ihrem Konto und Ihrem Abo hat sich nichts geändert. Laden Sie die Seite neu. Oft genügt das.',
  nginx_500:
    'Unsere Website antwortet gerade nicht. An Ihrem Konto und Ihrem Abo hat sich nichts geändert. Warten Sie ein paar Minuten und laden Sie die Seite dann neu.',
  tq_500:
    'Gerade erreichen uns mehr Anfragen, als wir auf einmal beantworten können. Warten Sie eine Minute und laden Sie die Seite dann neu.',
  ssblock_410:
    'Wir haben diese Suchanfrage blockiert, weil sie aussah wie eine von vielen, die ein Programm sendet. Schalten Sie Erweiterungen und Programme aus, die für Sie suchen, oder wechseln Sie das Netzwerk oder den VPN-Server.',
  '418':
    'Die Anfrage Ihres Browsers sah automatisiert aus, deshalb haben wir sie nicht beantwortet. Laden Sie die Seite neu. Hilft das nicht, schalten Sie Erweiterungen aus oder wechseln Sie das Netzwerk.',
  ar_418:
    'Aus Ihrem Netzwerk kommen gerade zu viele Suchanfragen. Warten Sie ein paar Minuten und laden Sie die Seite dann neu, oder wechseln Sie das Netzwerk.',
  tor_418:
    'Über diesen Tor-Ausgang kommen gerade zu viele Suchanfragen, deshalb beantworten wir keine. Fordern Sie im Menü des Tor Browsers einen neuen Kanal für diese Seite an oder warten Sie ein paar Minuten.',
};
