import { brand } from '../../../domain/brand.ts';
import { chiefExecutive } from '../../../domain/company/leaders.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { representatives } from '../../../domain/company/representatives.ts';
import { townLine } from '../../../domain/company/town-line.ts';
import type { LegalText } from './legal-text.ts';
import { PostalAddress } from './postal-address.tsx';

/** Who runs the site, as the laws of the countries we sell in require. */
export const legalNoticeText: LegalText = {
  title: { id: 'legal.notice.title', message: 'Legal notice' },
  lead: {
    id: 'legal.notice.lead',
    message: 'Who is behind this website, where to find us, and who answers which question.',
  },
  short: [
    {
      id: 'legal.notice.short.company',
      message: 'This website is provided by {company}, a company under the law of the State of Maine, USA.',
      values: { company: legalEntity.name },
    },
    {
      text: {
        id: 'legal.notice.short.contact',
        message: 'You can reach us at <0>{email}</0> and by phone at <1>{phone}</1>.',
        values: { email: brand.supportEmail, phone: legalEntity.phone },
      },
      links: [`mailto:${brand.supportEmail}`, `tel:${legalEntity.phone.replaceAll(' ', '')}`],
    },
  ],
  sections: [
    {
      id: 'company',
      title: { id: 'legal.notice.company', message: 'The company' },
      blocks: [
        { element: <PostalAddress of={{ ...legalEntity, city: townLine() }} /> },
        {
          facts: [
            {
              name: { id: 'legal.notice.represented', message: 'Represented by' },
              text: {
                id: 'legal.notice.represented.text',
                message: '{name}, Chief Executive Officer',
                values: { name: chiefExecutive },
              },
            },
            {
              name: { id: 'legal.notice.register', message: 'Register entry' },
              text: { plain: legalEntity.register },
            },
            {
              name: { id: 'legal.notice.vat', message: 'VAT identification number (EU one-stop shop)' },
              text: { plain: legalEntity.vatId },
            },
            {
              name: { id: 'legal.notice.content', message: 'Responsible for editorial content' },
              text: {
                id: 'legal.notice.content.text',
                message: '{name}, address as above',
                values: { name: chiefExecutive },
              },
            },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: { id: 'legal.notice.contact', message: 'Who to contact' },
      blocks: [
        {
          facts: [
            {
              name: { id: 'legal.notice.support', message: 'Help with the products and the subscription' },
              text: { plain: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
            },
            {
              name: { id: 'legal.notice.privacy', message: 'Privacy and your data' },
              text: { plain: brand.privacyEmail, href: `mailto:${brand.privacyEmail}` },
            },
            {
              name: { id: 'legal.notice.security', message: 'Security vulnerabilities' },
              text: { plain: brand.securityEmail, href: `mailto:${brand.securityEmail}` },
            },
            {
              name: { id: 'legal.notice.press', message: 'Press' },
              text: { plain: brand.pressEmail, href: `mailto:${brand.pressEmail}` },
            },
            {
              name: { id: 'legal.notice.law', message: 'Legal matters, copyright, illegal content' },
              text: {
                text: {
                  id: 'legal.notice.law.text',
                  message:
                    '<0>{email}</0>. This is also our point of contact under Articles 11 and 12 of the Digital Services Act, for authorities and for users, in English and German.',
                  values: { email: brand.legalEmail },
                },
                links: [`mailto:${brand.legalEmail}`],
              },
            },
          ],
        },
      ],
    },
    {
      id: 'representatives',
      title: { id: 'legal.notice.representatives', message: 'Our representatives in the EU and the UK' },
      blocks: [
        {
          id: 'legal.notice.representatives.text',
          message:
            'They are named under Article 27 of the GDPR and the UK GDPR, and in the EU under Article 13 of the Digital Services Act. You can write to them instead of us.',
        },
        { element: <PostalAddress of={representatives.eu} /> },
        { element: <PostalAddress of={representatives.uk} /> },
      ],
    },
    {
      id: 'disputes',
      title: { id: 'legal.notice.disputes', message: 'Disputes with consumers' },
      blocks: [
        {
          id: 'legal.notice.disputes.text',
          message:
            'Write to us first; we want to settle it. We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. You can go to court where you live.',
        },
      ],
    },
  ],
};
