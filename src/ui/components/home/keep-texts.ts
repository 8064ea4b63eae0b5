import type { MessageDescriptor } from '@lingui/core';
import { storedEntries } from '../../../application/ports/key-value-store.ts';
import { daysOf, type SummaryLine } from '../../../domain/records/kept-records.ts';

/** A row: its subject, and what of it is kept or not. */
export interface KeepText {
  readonly what: MessageDescriptor;
  readonly why: MessageDescriptor;
}

/** What we do not keep at all. */
export const notKept: readonly KeepText[] = [
  {
    what: { id: 'home.keep.searches', message: 'Your searches' },
    why: { id: 'home.keep.searches.why', message: 'Answered and not written down.' },
  },
  {
    what: { id: 'home.keep.pages', message: 'The pages you open' },
    why: {
      id: 'home.keep.pages.why',
      message: 'Your history stays on your device, and is gone when you clear it.',
    },
  },
  {
    what: { id: 'home.keep.card', message: 'Your card number' },
    why: {
      id: 'home.keep.card.why',
      message: 'You give it to our payment provider. It never passes through us.',
    },
  },
];

/** The one thing that is stored only in the browser. */
export const marketText: KeepText = {
  what: { id: 'home.keep.market', message: 'Which prices apply where you are' },
  why: {
    id: 'home.keep.market.why',
    message:
      'Only in your browser, for {days} days after you last opened a page with prices, so that they appear at once next time.',
    values: { days: storedEntries.market.lifetimeSeconds / 86_400 },
  },
};

/** A row for each part of the table of records, so that none is left out. */
export const keptLines: Readonly<Record<SummaryLine, KeepText>> = {
  attempts: {
    what: { id: 'home.keep.address', message: 'Your IP address' },
    why: {
      id: 'home.keep.address.why',
      message:
        'We need it to answer you and to show your country’s prices, and do not write it down. When you sign in, subscribe, load or save settings, or send a form, we keep one-way codes made from it and from an e-mail address or key you typed, until {days} days after the last attempt, so that nobody can guess codes or send forms in bulk.',
      values: { days: daysOf('attempts') },
    },
  },
  counts: {
    what: {
      id: 'home.keep.counts',
      message: 'That one of our pages was opened, and what was clicked there',
    },
    why: {
      id: 'home.keep.counts.why',
      message:
        'As a count: page and language, button, whether the page was left at once, which version if we compare, kind of browser and device, whether our app is there, how many pages into the visit, and which of our campaigns. Never by whom.',
    },
  },
  plan: {
    what: { id: 'home.keep.plan', message: 'Your subscription, if you have one' },
    why: {
      id: 'home.keep.plan.why',
      message:
        'A random number with your plan, its dates, payments and country; an e-mail address only if you add one.',
    },
  },
  trial: {
    what: { id: 'home.keep.trial', message: 'That you have used your free trial' },
    why: {
      id: 'home.keep.trial.why',
      message:
        'As one-way codes made from your card and e-mail address. They stay when you delete your account, so that everybody gets one free trial.',
    },
  },
  newsletter: {
    what: {
      id: 'home.keep.newsletter',
      message: 'Your e-mail address, if you sign up for the newsletter',
    },
    why: {
      id: 'home.keep.newsletter.why',
      message:
        'With the topics you chose, until you unsubscribe; for {days} days if you never confirm. If you unsubscribe or refuse, we keep a one-way code made from the address, so that it gets no newsletter unless somebody signs up and confirms again.',
      values: { days: daysOf('newsletter') },
    },
  },
  settings: {
    what: { id: 'home.keep.settings', message: 'Settings that you save with us' },
    why: {
      id: 'home.keep.settings.why',
      message:
        'Under a one-way code made from your passphrase. We delete them after {years} years without use.',
      values: { years: daysOf('settings') / 365 },
    },
  },
  apps: {
    what: { id: 'home.keep.apps', message: 'What e-mail protection and sync need' },
    why: {
      id: 'home.keep.apps.why',
      message:
        'Your protected addresses and the one we forward to. Your bookmarks and passwords, encrypted end to end: we can’t read them. Until you delete them.',
    },
  },
  forms: {
    what: { id: 'home.keep.forms', message: 'What you send us by form' },
    why: {
      id: 'home.keep.forms.why',
      message:
        'If you report a website or answer a survey: what you entered and the day, for {days} days. We don’t keep who sent it, or the part of a website’s address after ? or #. Questions and withdrawals come with your e-mail address.',
      values: { days: daysOf('forms') },
    },
  },
  log: {
    what: { id: 'home.keep.log', message: 'What was done to your account' },
    why: {
      id: 'home.keep.log.why',
      message:
        'Sign-ins, changes and deletion, under a random number and without addresses. Kept for {days} days, so that misuse can be found.',
      values: { days: daysOf('accountLog') },
    },
  },
};
