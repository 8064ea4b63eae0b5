import type { SupportTopicName } from '../../../domain/support/question.ts';

/**
 * The topics of the published file (`public/subscription-support.json`) in the page's language; a test compares both.
 * For each topic its title, and the label of each link by its address.
 */
export const supportTopics = {
  vpn: {
    title: { id: 'forms.support.vpn', message: 'VPN' },
    links: {
      '/pro': { id: 'forms.support.vpn.covers', message: 'What the VPN covers, and on how many devices' },
      '/pro/login': {
        id: 'forms.support.vpn.device',
        message: 'Use it on another device',
      },
    },
  },
  'personal-information-removal': {
    title: { id: 'forms.support.removal', message: 'Personal information removal' },
    links: {
      '/dbp': { id: 'forms.support.removal.how', message: 'How scanning and removing work' },
      '/pro/privacy-terms': { id: 'forms.support.removal.kept', message: 'What is kept on your device' },
    },
  },
  'identity-theft-restoration': {
    title: { id: 'forms.support.restoration', message: 'Identity theft restoration' },
    links: {
      '/identity-theft-restoration': {
        id: 'forms.support.restoration.help',
        message: 'Get help now, and what it includes',
      },
    },
  },
  'ai-chat': {
    title: { id: 'forms.support.chat', message: 'Private AI chat' },
    links: {
      '/duckai': {
        id: 'forms.support.chat.models',
        message: 'Which models come with the subscription',
      },
    },
  },
  billing: {
    title: { id: 'forms.support.billing', message: 'Payment and canceling' },
    links: {
      '/pro/welcome': {
        id: 'forms.support.billing.manage',
        message: 'See your plan, change the card or cancel',
      },
      '/pro': { id: 'forms.support.billing.prices', message: 'Prices and the free trial' },
    },
  },
  account: {
    title: { id: 'forms.support.account', message: 'Signing in' },
    links: {
      '/pro/login': { id: 'forms.support.account.have', message: 'I have a subscription' },
      '/pro/add-email': {
        id: 'forms.support.account.add',
        message: 'Add an e-mail address to sign in with',
      },
    },
  },
  other: {
    title: { id: 'forms.support.other', message: 'Something else' },
    links: {
      '/pro/privacy-terms': {
        id: 'forms.support.other.terms',
        message: 'Terms and privacy of the subscription',
      },
    },
  },
} as const satisfies Readonly<Record<SupportTopicName, unknown>>;
