import { claimSection, keepSection } from './benefits-claim.ts';
import { coveredSection, notReimbursedSection, reimbursedSection, workSection } from './benefits-cover.ts';
import { complaintSection, outsideSection, partnerSection } from './benefits-partner.ts';
import type { LegalText } from './legal-text.ts';

/**
 * Summary of benefits of identity theft restoration in the United States. Site facts, section 8,
 * `/identity-theft-restoration`.
 */
export const benefitsText: LegalText = {
  title: { id: 'legal.benefits.title', message: 'Identity theft restoration: summary of benefits' },
  lead: {
    id: 'legal.benefits.lead',
    message:
      'What you get if you subscribed in the United States: who is covered, which expenses are reimbursed, what is excluded, and how to make a claim.',
  },
  short: [
    {
      id: 'legal.benefits.short.who',
      message: 'You are covered for as long as you subscribe, and during the free trial.',
    },
    {
      id: 'legal.benefits.short.work',
      message: 'An adviser contacts banks and credit bureaus for you. You can call day and night.',
    },
    {
      id: 'legal.benefits.short.expenses',
      message: 'Some expenses are reimbursed. Ask your adviser before you pay.',
    },
    {
      id: 'legal.benefits.short.not',
      message: 'Stolen money and losses in cryptocurrency are not reimbursed.',
    },
  ],
  sections: [
    coveredSection,
    workSection,
    reimbursedSection,
    notReimbursedSection,
    claimSection,
    keepSection,
    partnerSection,
    outsideSection,
    complaintSection,
    {
      id: 'new-versions',
      title: { id: 'legal.benefits.change', message: 'When this page changes' },
      blocks: [
        {
          id: 'legal.benefits.change.text',
          message: 'Every change is listed under “Changes” on this page before it takes effect.',
        },
      ],
    },
  ],
};
