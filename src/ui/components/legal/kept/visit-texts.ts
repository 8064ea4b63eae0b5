import type { visitRecords } from '../../../../domain/records/visit-records.ts';
import type { KeptText } from './kept-text.ts';

/** The records of visits and of what anybody can send, in words for visitors. */
export const visitTexts: Readonly<Record<keyof typeof visitRecords, KeptText>> = {
  counts: {
    name: { id: 'legal.privacy.kept.counts', message: 'Counts of what happens on our pages' },
    text: {
      id: 'legal.privacy.kept.counts.text',
      message:
        'As a number for each day: page and language, kind of browser and device, whether one of our apps is installed, which of our campaigns the link belonged to, and how many pages into the visit. No IP address, no identifier, no time of day. What is counted is listed in the next six entries.',
    },
  },
  openedPages: {
    name: { id: 'legal.privacy.kept.pages', message: 'Pages that are opened' },
    text: {
      id: 'legal.privacy.kept.pages.text',
      message:
        'Which page or error page was opened, and whether the extension offer was shown on it. We want to know what is read and what breaks.',
    },
  },
  clicks: {
    name: { id: 'legal.privacy.kept.clicks', message: 'Clicks' },
    text: {
      id: 'legal.privacy.kept.clicks.text',
      message:
        'Which button or link was pressed, which setting was changed but not to what, that the extension offer was closed, or that somebody signed up for the newsletter. We want to know what helps and what is in the way.',
    },
  },
  checkoutSteps: {
    name: { id: 'legal.privacy.kept.checkout', message: 'Steps of signing in and of a purchase' },
    text: {
      id: 'legal.privacy.kept.checkout.text',
      message:
        'That a code was sent, that a payment page was opened, that a payment was completed or canceled, and that an e-mail address was added, changed or removed, but not which. We want to notice when buying does not work.',
    },
  },
  failures: {
    name: { id: 'legal.privacy.kept.failures', message: 'What failed' },
    text: {
      id: 'legal.privacy.kept.failures.text',
      message:
        'That a sign-in, a change to an account or a request to one of our apps failed, and why. We want to notice when our service or an app does not answer as it should.',
    },
  },
  timeOnPage: {
    name: { id: 'legal.privacy.kept.time', message: 'Time on a page' },
    text: {
      id: 'legal.privacy.kept.time.text',
      message:
        'If a page is left within ten seconds: after how many, and whether it was scrolled. Also how fast a page was. We want to find pages that disappoint or are slow.',
    },
  },
  experiments: {
    name: { id: 'legal.privacy.kept.versions', message: 'Versions of a page' },
    text: {
      id: 'legal.privacy.kept.versions.text',
      message:
        'If we compare versions of a page: which one was shown, with each count. We want to know which one works better.',
    },
  },
  blockedContent: {
    name: { id: 'legal.privacy.kept.blocked', message: 'What browsers blocked on our pages' },
    text: {
      id: 'legal.privacy.kept.blocked.text',
      message:
        'If something tries to load that our pages do not allow, your browser reports it. We keep a number for each day, rule and host, so that we notice attacks.',
    },
  },
  attempts: {
    name: {
      id: 'legal.privacy.kept.limits',
      message: 'Attempts to sign in, sign up, subscribe, use saved settings or send a form',
    },
    text: {
      id: 'legal.privacy.kept.limits.text',
      message:
        'One-way codes made from your IP address, from your account if you are signed in, and from an e-mail address or recovery key you typed, with the times, so that nobody can guess codes or send forms in bulk.',
    },
  },
  settings: {
    name: { id: 'legal.privacy.kept.settings', message: 'Settings that you save with us' },
    text: {
      id: 'legal.privacy.kept.settings.text',
      message:
        'Under a one-way code made from a passphrase that never leaves your browser, with the day of their last use.',
    },
  },
  protectedAddresses: {
    name: { id: 'legal.privacy.kept.protection', message: 'Your addresses in e-mail protection' },
    text: {
      id: 'legal.privacy.kept.protection.text',
      message:
        'If you use e-mail protection: your addresses with us and the one we forward to. We forward e-mails at once and never save them.',
    },
  },
  syncedData: {
    name: { id: 'legal.privacy.kept.sync', message: 'Bookmarks and passwords you sync' },
    text: {
      id: 'legal.privacy.kept.sync.text',
      message: 'If you use sync. They are encrypted end to end; we can’t read them.',
    },
  },
  forms: {
    name: { id: 'legal.privacy.kept.forms', message: 'Website reports and survey answers' },
    text: {
      id: 'legal.privacy.kept.forms.text',
      message:
        'When you report a website or answer our survey: the address of the website without what follows ? or #, your answer, your comment and the day. Not who sent it.',
    },
  },
  withdrawal: {
    name: { id: 'legal.privacy.kept.withdrawal', message: 'A withdrawal from your contract' },
    text: {
      text: {
        id: 'legal.privacy.kept.withdrawal.text',
        message:
          'If you use the form on the <0>right of withdrawal</0>: your name, e-mail address, what you wrote about your purchase, your language, and the date and time. They prove that we received it and what we did.',
      },
      links: ['/withdrawal'],
    },
  },
  writtenMail: {
    name: { id: 'legal.privacy.kept.written', message: 'E-mails and questions you send us' },
    text: {
      id: 'legal.privacy.kept.written.text',
      message: 'In the mailbox you write to, which is also where questions from the support form go.',
    },
  },
  applications: {
    name: { id: 'legal.privacy.kept.applications', message: 'Job applications' },
    text: {
      id: 'legal.privacy.kept.applications.text',
      message:
        'In the mailbox you write to, where only the people on our team who decide about the role see it. The same holds for a message that you asked us to keep for a later role.',
    },
  },
  crashReports: {
    name: { id: 'legal.privacy.kept.crashes', message: 'Crashes of the Windows preview' },
    text: {
      text: {
        id: 'legal.privacy.kept.crashes.text',
        message:
          'The report has <0>five facts</0>, none of which says who you are. We use it to find what caused the crash.',
      },
      links: ['/windows-preview'],
    },
  },
};
