import { brand } from '../../../domain/brand.ts';
import type { LegalSection } from './legal-text.ts';

const mail = `mailto:${brand.privacyEmail}`;

/** The legal basis, visitors' rights, and how this text changes. */
export const rightsSections: readonly LegalSection[] = [
  {
    id: 'reasons',
    title: { id: 'legal.privacy.reasons', message: 'Why we may use this data' },
    blocks: [
      {
        id: 'legal.privacy.reasons.intro',
        message:
          'The GDPR asks for a legal basis for each use of personal data. Each entry above names its own. In short:',
      },
      [
        {
          id: 'legal.privacy.reasons.contract',
          message:
            'Account, sign-in, subscription and e-mails about it, notices from our payment provider and the nightly comparison with it, restoration codes, settings you save with us, e-mail protection, sync, job applications, backups, and answers in private AI chat: the contract with you, or steps you ask us to take before there is one (Article 6(1)(b)).',
        },
        {
          id: 'legal.privacy.reasons.consent',
          message:
            'Newsletter: your consent, which you can withdraw with the link in every issue (Article 6(1)(a)).',
        },
        {
          id: 'legal.privacy.reasons.support',
          message:
            'Questions from the support form: your consent, which you can withdraw by e-mail at any time (Article 6(1)(a)).',
        },
        {
          id: 'legal.privacy.reasons.applications',
          message:
            'Messages that you ask us to keep for a later role: your consent, which you can withdraw by e-mail at any time (Article 6(1)(a)).',
        },
        {
          id: 'legal.privacy.reasons.location',
          message:
            'Approximate location in private AI chat: your consent, which you can withdraw in the chat’s settings at any time (Article 6(1)(a)).',
        },
        {
          id: 'legal.privacy.reasons.law',
          message:
            'Records of payments, with the random number of the account and the country, and of withdrawals: a legal obligation under tax, accounting and consumer law (Article 6(1)(c)).',
        },
        {
          id: 'legal.privacy.reasons.interest',
          message:
            'Limits, the log of account changes, the record of used trials, counts, the campaign of a purchase, addresses we do not write to, server logs, what browsers blocked on our pages, crash reports, website reports and survey answers, and e-mails you write to us: our legitimate interest in a service that is safe, fair and useful, and in answering you (Article 6(1)(f)).',
        },
      ],
    ],
  },
  {
    id: 'rights',
    title: { id: 'legal.privacy.rights', message: 'Your rights' },
    blocks: [
      {
        text: {
          id: 'legal.privacy.rights.ask',
          message:
            'Wherever you live, you can ask what we keep about you, get a copy, and have it corrected or deleted. Write to <0>{email}</0>. We answer within one month, free of charge.',
          values: { email: brand.privacyEmail },
        },
        links: [mail],
      },
      {
        id: 'legal.privacy.rights.proof',
        message:
          'Most of what we keep does not say whom it belongs to. To find an account we need its e-mail address, or a message from the device that is signed in. We will not ask for identity documents.',
      },
    ],
  },
  {
    id: 'gdpr',
    title: { id: 'legal.privacy.gdpr', message: 'In the EU and the UK' },
    blocks: [
      {
        id: 'legal.privacy.gdpr.rights',
        message:
          'You have the rights of access, rectification, erasure, restriction and data portability (Articles 15 to 20 GDPR). You can object to any use that is based on our legitimate interest (Article 21) and withdraw consent at any time; what was lawful before stays lawful.',
      },
      {
        text: {
          id: 'legal.privacy.gdpr.complain',
          message:
            'You can complain to the data protection authority where you live or work. Our representatives in the EU and the UK are named in the <0>legal notice</0>.',
        },
        links: ['/legal-notice'],
      },
    ],
  },
  {
    id: 'us',
    title: { id: 'legal.privacy.us', message: 'In California and other US states' },
    blocks: [
      {
        id: 'legal.privacy.us.rights',
        message:
          'Under the CCPA and similar laws you can know, correct and delete personal information, and nobody is treated worse for asking. Somebody you have authorized can ask for you. If we refuse, you can appeal by replying to our answer.',
      },
      {
        id: 'legal.privacy.us.sell',
        message:
          'We do not sell or share personal information, in the CCPA’s sense of these words, and have not done so in the past twelve months. We do not use sensitive personal information to infer anything about you.',
      },
      {
        id: 'legal.privacy.us.gpc',
        message:
          'If your browser sends the Global Privacy Control signal, our pages send no counts of your visit. You do not have to ask for anything else.',
      },
    ],
  },
  {
    id: 'children',
    title: { id: 'legal.privacy.children', message: 'Children' },
    blocks: [
      {
        id: 'legal.privacy.children.text',
        message:
          'Anybody can search and browse with us. The subscription is for adults. Accounts and the newsletter are not for children under 16, and we do not knowingly keep data about them.',
      },
    ],
  },
  {
    id: 'new-versions',
    title: { id: 'legal.privacy.change', message: 'When this policy changes' },
    blocks: [
      {
        id: 'legal.privacy.change.text',
        message:
          'Every change is listed under “Changes” on this page, with its date, before it takes effect. If we ever wanted to use what we already keep for something new, we would ask you first.',
      },
    ],
  },
  {
    id: 'contact',
    title: { id: 'legal.privacy.contact', message: 'Contact' },
    blocks: [
      {
        text: {
          id: 'legal.privacy.contact.text',
          message: 'Questions about privacy: <0>{email}</0>. You can write in English or German.',
          values: { email: brand.privacyEmail },
        },
        links: [mail],
      },
    ],
  },
];
