import { brand } from '../../../domain/brand.ts';
import type { LegalSection } from './legal-text.ts';

/** Who helps, and what the partner and we learn. */
export const partnerSection: LegalSection = {
  id: 'partner',
  title: { id: 'legal.benefits.partner', message: 'Who helps you' },
  blocks: [
    {
      id: 'legal.benefits.partner.text',
      message:
        'The advisers work for our specialist partner. The partner asks us whether your code is valid, and learns nothing else from us. What you say about your case stays between you and the partner, under the partner’s privacy policy, which is read or sent to you before the work begins.',
    },
    {
      text: {
        id: 'legal.benefits.partner.terms',
        message: 'This page adds to the <0>privacy policy and terms of the subscription</0>.',
      },
      links: ['/pro/privacy-terms#restoration'],
    },
  ],
};

/** Where the service is limited to advice. */
export const outsideSection: LegalSection = {
  id: 'outside',
  title: { id: 'legal.benefits.outside', message: 'Outside the United States' },
  blocks: [
    {
      text: {
        id: 'legal.benefits.outside.text',
        message:
          'This summary does not apply to subscriptions from other countries. There, the partner advises you by phone, day and night, but does not contact anybody for you. Neither expenses nor losses are reimbursed. <0>Terms outside the United States</0>',
      },
      links: ['/pro/privacy-terms#restoration-elsewhere'],
    },
  ],
};

/** What to do if the service differed from this page. */
export const complaintSection: LegalSection = {
  id: 'complaints',
  title: { id: 'legal.benefits.complaints', message: 'If something went wrong' },
  blocks: [
    {
      text: {
        id: 'legal.benefits.complaints.text',
        message:
          'If the service did not do what this page says, write to <0>{email}</0>. The <1>terms</1> say when you get a refund. You don’t have to tell us anything about your case.',
        values: { email: brand.supportEmail },
      },
      links: [`mailto:${brand.supportEmail}`, '/pro/privacy-terms#cancel'],
    },
  ],
};
