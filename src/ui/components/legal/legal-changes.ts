import type { MessageDescriptor } from '@lingui/core';
import { type LegalTextName, legalDays } from '../../../domain/content/legal-days.ts';

/** A change to a legal text: the day it takes effect, as `2026-11-22`, and what is different. */
export interface LegalChange {
  readonly day: string;
  readonly what: MessageDescriptor;
  /** What is new, one point per line. */
  readonly points?: readonly MessageDescriptor[];
}

const firstEdition: LegalChange = {
  day: '2026-11-22',
  what: {
    id: 'legal.changes.first',
    message: 'First edition for this website. It replaces all earlier versions.',
  },
};

/** A change of wording only. */
const clearerWords: LegalChange['what'] = {
  id: 'legal.changes.words',
  message: 'Clearer wording. The meaning has not changed.',
};

/** For texts whose part about the chat has moved into a text of its own. */
const chatOnItsOwn: LegalChange['what'] = {
  id: 'legal.changes.chat',
  message: 'Private AI chat now has a privacy policy and terms of its own, and this page links to them.',
};

/** Facts that the privacy policy did not mention before. */
const writtenInPrivacy: LegalChange['points'] = [
  {
    id: 'legal.changes.privacy.written.applications',
    message: 'how long we keep job applications, and on which legal basis',
  },
  {
    id: 'legal.changes.privacy.written.purchases',
    message: 'that we delete purchases ten years after a subscription',
  },
  {
    id: 'legal.changes.privacy.written.number',
    message:
      'that the number of a deleted account is deleted along with its purchases, or after 60 days if there are none',
  },
  {
    id: 'legal.changes.privacy.written.key',
    message: 'that we do not delete an account that has a recovery key',
  },
  {
    id: 'legal.changes.privacy.written.codes',
    message: 'that sign-in codes are deleted within two hours',
  },
  {
    id: 'legal.changes.privacy.written.log',
    message: 'which numbers a log line can hold',
  },
  {
    id: 'legal.changes.privacy.written.services',
    message: 'entries for e-mail protection and sync',
  },
  {
    id: 'legal.changes.privacy.written.adults',
    message: 'that the subscription is for adults',
  },
  {
    id: 'legal.changes.privacy.written.replaced',
    message: 'what happens to a database that is replaced',
  },
  {
    id: 'legal.changes.privacy.written.partner',
    message: 'our identity theft restoration partner',
  },
  {
    id: 'legal.changes.privacy.written.list',
    message: 'when an address that we do not write to leaves our list',
  },
  {
    id: 'legal.changes.privacy.written.bases',
    message: 'the legal basis of more of what we keep',
  },
];

/** The changes to each legal text, newest first. */
export const legalChanges: Readonly<Record<LegalTextName, readonly [LegalChange, ...LegalChange[]]>> = {
  privacy: [
    {
      day: legalDays.privacy,
      what: {
        id: 'legal.changes.privacy.written',
        message: 'Clearer wording. New:',
      },
      points: writtenInPrivacy,
    },
    {
      day: '2026-11-27',
      what: {
        id: 'legal.changes.privacy.chat',
        message:
          'Private AI chat now has a privacy policy and terms of its own, and this page links to them. New here: its use of your approximate location, if you allow it, and the providers of AI models.',
      },
    },
    {
      day: '2026-11-25',
      what: {
        id: 'legal.changes.privacy.limits',
        message:
          'Clearer wording. Where we limit attempts, the policy now says that the one-way code is made from your IP address.',
      },
    },
    {
      day: '2026-11-23',
      what: {
        id: 'legal.changes.privacy.terms',
        message:
          'The policy now covers private AI chat as well. New: what chat, e-mail protection, sync, the day of installation and crash reports of the Windows preview need, and what courts and authorities can see. Each entry of “What we keep” now says how long it stays, who sees it, why we may keep it, and what happens when you delete your account. Country, campaign, language, clicks, time on a page, versions of a page and more have entries of their own. Language and campaign of a purchase now go with your account.',
      },
    },
    firstEdition,
  ],
  terms: [
    { day: legalDays.terms, what: clearerWords },
    { day: '2026-11-27', what: chatOnItsOwn },
    { day: '2026-11-25', what: clearerWords },
    {
      day: '2026-11-23',
      what: { id: 'legal.changes.terms.chat', message: 'The terms now cover private AI chat as well.' },
    },
    firstEdition,
  ],
  acceptableUse: [
    { day: legalDays.acceptableUse, what: clearerWords },
    { day: '2026-11-25', what: clearerWords },
    {
      day: '2026-11-23',
      what: {
        id: 'legal.changes.use.own',
        message:
          'Personal information removal is for your own data only. We report sexual content involving children to the authorities.',
      },
    },
    firstEdition,
  ],
  legalNotice: [{ day: legalDays.legalNotice, what: clearerWords }, firstEdition],
  withdrawal: [
    {
      day: legalDays.withdrawal,
      what: {
        id: 'legal.changes.withdrawal.receipt',
        message:
          'Clearer wording. We now take every statement, however many came with the same e-mail address, and say how many receipts we e-mail to one address a day.',
      },
    },
    firstEdition,
  ],
  subscription: [
    {
      day: legalDays.subscription,
      what: {
        id: 'legal.changes.pro.kept',
        message:
          'Clearer wording. The terms now say that purchases and, for a time, the log of what was done to an account stay after the account is deleted, as the privacy policy does, and that people-search sites receive what a search needs.',
      },
    },
    { day: '2026-11-27', what: chatOnItsOwn },
    {
      day: '2026-11-27',
      what: {
        id: 'legal.changes.pro.benefits',
        message:
          'The summary of benefits of identity theft restoration has a page of its own. It says what is reimbursed; the adviser names the amounts before you pay.',
      },
    },
    {
      day: '2026-11-25',
      what: {
        id: 'legal.changes.pro.key',
        message:
          'Clearer wording. A recovery key, too, opens a subscription without an e-mail address, which the terms did not say before.',
      },
    },
    firstEdition,
  ],
  benefits: [
    { day: legalDays.benefits, what: clearerWords },
    { ...firstEdition, day: '2026-11-27' },
  ],
  chat: [
    { day: legalDays.chat, what: clearerWords },
    { ...firstEdition, day: '2026-11-27' },
  ],
};
