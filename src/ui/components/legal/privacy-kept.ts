import { confirmationDays } from '../../../domain/content/newsletter.ts';
import { keptDays, snapshotsKept } from '../../../domain/records/kept-days.ts';
import type { LegalSection } from './legal-text.ts';

/** Everything the server writes down, and until when: the operations' list of what is kept, for visitors. */
export const keptSection: LegalSection = {
  id: 'kept',
  title: { id: 'legal.privacy.kept', message: 'What we keep, and for how long' },
  blocks: [
    {
      id: 'legal.privacy.kept.codes',
      message:
        'A “one-way code” is made from an address, a card or a passcode with a secret key. We can tell whether two codes are the same. We cannot turn one back into what it was made from.',
    },
    {
      facts: [
        {
          name: {
            id: 'legal.privacy.kept.counts',
            message: 'That a page was opened or something was clicked',
          },
          text: {
            id: 'legal.privacy.kept.counts.text',
            message:
              'As a number for each day: which page and language, what was clicked, whether the page was left at once, which kind of browser and device, whether one of our apps is installed, which of our campaigns the link belonged to, how many pages into the visit, and which version if we compare two. No IP address, no identifier, no time of day. Kept for {days} days.',
            values: { days: keptDays.counts },
          },
        },
        {
          name: { id: 'legal.privacy.kept.blocked', message: 'What browsers blocked on our pages' },
          text: {
            id: 'legal.privacy.kept.blocked.text',
            message:
              'If something tries to load that our pages do not allow, your browser reports it. We keep a number for each day, rule and host for {days} days, so that we notice attacks.',
            values: { days: keptDays.counts },
          },
        },
        {
          name: {
            id: 'legal.privacy.kept.limits',
            message: 'Attempts to sign in, sign up, subscribe, use saved settings or send a form',
          },
          text: {
            id: 'legal.privacy.kept.limits.text',
            message:
              'One-way codes of your network, of your account if you are signed in, and of an e-mail address or recovery key you typed, with the times, so that nobody can guess codes or send forms in bulk. Deleted {days} days after the last attempt.',
            values: { days: keptDays.limitCounters },
          },
        },
        {
          name: { id: 'legal.privacy.kept.account', message: 'Your account, if you subscribe' },
          text: {
            id: 'legal.privacy.kept.account.text',
            message:
              'A random number, your language, and an e-mail address only if you add one. It stays until you delete the account; the bare number stays after that, because bills refer to it. An account without an address, a purchase or a sign-in is deleted after {empty} days. If you change your address, we keep the former one encrypted for {former} days, so that you can take the change back.',
            values: { empty: keptDays.emptyAccounts, former: keptDays.formerAddresses },
          },
        },
        {
          name: { id: 'legal.privacy.kept.signIns', message: 'Your sign-ins' },
          text: {
            id: 'legal.privacy.kept.signIns.text',
            message:
              'Codes, keys and your recovery key as one-way codes only, and when each sign-in began, was last used and ended. They are deleted within a day of their end; the recovery key is when you make another one or delete your account. If you subscribe without an e-mail address, we keep the times until the subscription has ended: they tell us when nobody can reach it any more, so that we stop renewing it.',
          },
        },
        {
          name: { id: 'legal.privacy.kept.subscription', message: 'Your subscription' },
          text: {
            id: 'legal.privacy.kept.subscription.text',
            message:
              'Product, country, language, start, renewal and status, our payment provider’s numbers for it, and the campaign whose link you came by. All of it under your random number, without your name or address, for as long as tax and accounting law requires. A purchase you began and did not pay for is deleted after {unpaid} days, notices from our payment provider after {events} days, the nightly comparison with it after {compared} days.',
            values: {
              unpaid: keptDays.abandonedCheckouts,
              events: keptDays.paymentEvents,
              compared: keptDays.reconciliations,
            },
          },
        },
        {
          name: { id: 'legal.privacy.kept.trial', message: 'That you have used your free trial' },
          text: {
            id: 'legal.privacy.kept.trial.text',
            message:
              'As one-way codes of your card and e-mail address. They stay when you delete your account, so that everybody gets one free trial.',
          },
        },
        {
          name: { id: 'legal.privacy.kept.log', message: 'What was done to your account' },
          text: {
            id: 'legal.privacy.kept.log.text',
            message:
              'Sign-ins, changes and deletion, under your random number and without addresses, for {days} days. That is how we find misuse.',
            values: { days: keptDays.auditLog },
          },
        },
        {
          name: { id: 'legal.privacy.kept.mail', message: 'E-mails we send you' },
          text: {
            id: 'legal.privacy.kept.mail.text',
            message:
              'Encrypted until they are sent, then emptied; that one was sent is forgotten after {days} days. Of an address that does not exist or wants no mail we keep a one-way code for good, so that we do not write to it again.',
            values: { days: keptDays.sentEmails },
          },
        },
        {
          name: { id: 'legal.privacy.kept.newsletter', message: 'Your newsletter subscription' },
          text: {
            id: 'legal.privacy.kept.newsletter.text',
            message:
              'Your address, the topics you chose and two dates, until you unsubscribe. A sign-up that you do not confirm is deleted after {days} days. We do not measure whether you open an issue or what you click in it.',
            values: { days: confirmationDays },
          },
        },
        {
          name: { id: 'legal.privacy.kept.settings', message: 'Settings that you save with us' },
          text: {
            id: 'legal.privacy.kept.settings.text',
            message:
              'Under a one-way code of a passphrase that never leaves your browser, with the day of their last use. Deleted when you ask, or after {years} years without use.',
            values: { years: keptDays.savedSettings / 365 },
          },
        },
        {
          name: { id: 'legal.privacy.kept.forms', message: 'Website reports and survey answers' },
          text: {
            id: 'legal.privacy.kept.forms.text',
            message:
              'When you report a website or answer our survey: the address of the website without what follows ? or #, your answer, your comment and the day, for {days} days. Not who sent it.',
            values: { days: keptDays.feedback },
          },
        },
        {
          name: { id: 'legal.privacy.kept.withdrawal', message: 'A withdrawal from your contract' },
          text: {
            text: {
              id: 'legal.privacy.kept.withdrawal.text',
              message:
                'If you use the form on the <0>right of withdrawal</0>: your name, e-mail address, what you wrote about your purchase, your language, and the date and time. We keep it for {years} years as proof that we received it and what we did.',
              values: { years: keptDays.withdrawals / 365 },
            },
            links: ['/withdrawal'],
          },
        },
        {
          name: { id: 'legal.privacy.kept.written', message: 'E-mails and questions you send us' },
          text: {
            id: 'legal.privacy.kept.written.text',
            message:
              'In the mailbox you write to, which is also where questions from the support form go, until {months} months after our last answer; longer only where the law requires it, such as for a dispute.',
            values: { months: 12 },
          },
        },
        {
          name: { id: 'legal.privacy.kept.restoration', message: 'Codes for identity theft restoration' },
          text: {
            id: 'legal.privacy.kept.restoration.text',
            message: 'As one-way codes, for {days} days.',
            values: { days: keptDays.restorationCodes },
          },
        },
        {
          name: { id: 'legal.privacy.kept.server', message: 'Server logs and backups' },
          text: {
            id: 'legal.privacy.kept.server.text',
            message:
              'A log line says which path was asked for, what the answer was and how long it took. It holds no IP address, no query, no cookie and no account. Our store is copied every hour; of these copies we keep {copies}, so what was deleted is gone from them a day later.',
            values: { copies: snapshotsKept },
          },
        },
      ],
    },
  ],
};
