import { brand } from '../../../domain/brand.ts';
import type { LegalText } from './legal-text.ts';
import {
  chatSection,
  elsewhereSection,
  removalSection,
  restorationSection,
  vpnSection,
} from './subscription-features.ts';
import { paymentSection, stopSection, trialSection } from './subscription-payment.ts';

const values = { name: brand.name };

/** Privacy policy and terms of the subscription, feature by feature. Site facts, section 8, `/pro/privacy-terms`. */
export const subscriptionText: LegalText = {
  title: { id: 'legal.pro.title', message: 'Subscription: privacy policy and terms' },
  lead: {
    id: 'legal.pro.lead',
    message:
      'What applies to {name} Pro in addition to the general privacy policy and terms: what each feature needs to know, what it does and does not do, and how payment works.',
    values,
  },
  short: [
    {
      id: 'legal.pro.short.number',
      message: 'Your subscription is a random number. You add an e-mail address only if you want to.',
    },
    { id: 'legal.pro.short.vpn', message: 'The VPN keeps no record of what you do.' },
    {
      id: 'legal.pro.short.removal',
      message: 'What you enter for personal information removal is not sent to us.',
    },
    {
      id: 'legal.pro.short.renew',
      message: 'It renews until you cancel, and you can cancel online at any time.',
    },
  ],
  sections: [
    {
      id: 'general',
      title: { id: 'legal.pro.general', message: 'General' },
      blocks: [
        {
          text: {
            id: 'legal.pro.general.apply',
            message:
              'The <0>privacy policy</0>, the <1>terms of use</1> and the <2>acceptable use policy</2> apply as well. Where they differ from this page, this page comes first.',
          },
          links: ['/privacy', '/terms', '/acceptable-use'],
        },
        {
          id: 'legal.pro.general.contract',
          message:
            'The contract is concluded when our payment provider confirms your card. You must be at least 18 years old.',
        },
        {
          id: 'legal.pro.general.account',
          message:
            'Anyone who is signed in with your subscription can use it. Without an e-mail address you can sign in elsewhere only with its recovery key; if you lose that key and the data of every browser that is signed in, we cannot tell which subscription is yours without the details of the payment.',
        },
        {
          id: 'legal.pro.general.where',
          message:
            'Which features you get depends on the country you subscribe in. Sections marked “United States” or “outside the United States” apply only there.',
        },
        {
          text: {
            id: 'legal.pro.general.support',
            message:
              'If you write to support, we use what you tell us to answer you and for nothing else: <0>{email}</0>.',
            values: { email: brand.supportEmail },
          },
          links: [`mailto:${brand.supportEmail}`],
        },
      ],
    },
    paymentSection,
    trialSection,
    stopSection,
    vpnSection,
    removalSection,
    restorationSection,
    elsewhereSection,
    chatSection,
    {
      id: 'new-versions',
      title: { id: 'legal.pro.change', message: 'When this page or the price changes' },
      blocks: [
        {
          id: 'legal.pro.change.text',
          message:
            'Every change is listed under “Changes” on this page before it takes effect. If we change prices, a running subscription keeps the price it was bought at. If we take away something you are paying for, you can cancel and we refund the rest of the period.',
        },
      ],
    },
  ],
};
