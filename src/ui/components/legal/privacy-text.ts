import { brand } from '../../../domain/brand.ts';
import { legalEntity } from '../../../domain/company/legal-entity.ts';
import { keptSection } from './kept/kept-section.tsx';
import type { LegalText } from './legal-text.ts';
import { featuresSection } from './privacy-features.ts';

import { browserSection, recipientsSection } from './privacy-places.tsx';
import { rightsSections } from './privacy-rights.ts';

/** The privacy policy for site, search and apps. The subscription has a text of its own. */
export const privacyText: LegalText = {
  title: { id: 'legal.privacy.title', message: 'Privacy policy' },
  lead: {
    id: 'legal.privacy.lead',
    message:
      'We do not keep your searches, we do not follow you around the web, and we do not sell what we know. This page lists everything we do keep, how long it stays and who can see it.',
  },
  short: [
    {
      id: 'legal.privacy.short.searches',
      message: 'We answer your searches and do not write them down, under any name.',
    },
    { id: 'legal.privacy.short.ip', message: 'We do not write down your IP address.' },
    {
      id: 'legal.privacy.short.others',
      message:
        'Our pages load nothing from other companies: no advertising network, no analytics service, no fonts, no maps.',
    },
    {
      id: 'legal.privacy.short.email',
      message:
        'We ask for an e-mail address only if you want e-mails from us or choose to use one to sign in on another device.',
    },
    {
      id: 'legal.privacy.short.sell',
      message: 'We do not sell personal data and do not share it for advertising.',
    },
    {
      id: 'legal.privacy.short.gpc',
      message: 'If your browser sends Global Privacy Control, our pages do not even count your visit.',
    },
  ],
  sections: [
    {
      id: 'scope',
      title: { id: 'legal.privacy.scope', message: 'What this policy covers' },
      blocks: [
        {
          id: 'legal.privacy.scope.what',
          message:
            'This policy is for our website, private search, private AI chat, the {name} browser and our extensions. {company} is responsible for it (the “controller” under the GDPR).',
          values: { name: brand.name, company: legalEntity.name },
        },
        {
          text: {
            id: 'legal.privacy.scope.more',
            message:
              'What each feature of the subscription needs to know is described in the <0>subscription’s privacy policy and terms</0>. Our address and our representatives in the EU and the UK are in the <1>legal notice</1>.',
          },
          links: ['/pro/privacy-terms', '/legal-notice'],
        },
      ],
    },
    {
      id: 'not-kept',
      title: { id: 'legal.privacy.not', message: 'What we do not keep' },
      blocks: [
        {
          facts: [
            {
              name: { id: 'legal.privacy.not.searches', message: 'Your searches' },
              text: {
                id: 'legal.privacy.not.searches.text',
                message:
                  'Your words reach us encrypted, are answered, and are gone. While you type in the search box we receive what you have typed so far, to suggest the rest; we do not write that down either. You can turn suggestions off in the settings.',
              },
            },
            {
              name: { id: 'legal.privacy.not.ip', message: 'Your IP address' },
              text: {
                id: 'legal.privacy.not.ip.text',
                message:
                  'Without it we could not send you an answer. We also use it to work out your country, because prices depend on it, and your approximate location, if you allow that in private AI chat. It is in no log and in no table; where we limit attempts, we keep a one-way code made from it, as listed below.',
              },
            },
            {
              name: { id: 'legal.privacy.not.pages', message: 'The pages you open' },
              text: {
                id: 'legal.privacy.not.pages.text',
                message:
                  'Your history stays on your device, and is gone when you clear it. The browser does not tell us which websites you visit.',
              },
            },
            {
              name: { id: 'legal.privacy.not.card', message: 'Your card number' },
              text: {
                id: 'legal.privacy.not.card.text',
                message: 'You type it on our payment provider’s page. It never passes through our servers.',
              },
            },
            {
              name: { id: 'legal.privacy.not.profile', message: 'A profile of you' },
              text: {
                id: 'legal.privacy.not.profile.text',
                message:
                  'Ads beside search results depend on the words you have just searched for, and your region. No automated decision is made about you.',
              },
            },
          ],
        },
      ],
    },
    keptSection,
    featuresSection,
    browserSection,
    recipientsSection,
    ...rightsSections,
  ],
};
