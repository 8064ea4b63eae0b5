import type { MessageDescriptor } from '@lingui/core';
import type { Entitlement } from '../../../domain/subscription/feature.ts';
import { services } from '../../../domain/subscription/services.ts';

interface ProductTexts {
  /** An item in the plan's list. */
  readonly included: MessageDescriptor;
  /** What it does for you, in one sentence. */
  readonly sentence: MessageDescriptor;
  /** What it does not do or keep. */
  readonly limit: MessageDescriptor;
}

const removal = { sites: services.removal.sites };

/** How each product is described to visitors. */
export const productTexts = {
  'Network Protection': {
    included: { id: 'pro.vpn.included', message: 'VPN on up to five devices at once' },
    sentence: {
      id: 'pro.vpn.sentence',
      message:
        'Everything your phone or computer sends goes through our servers, so the café, the hotel and your internet provider can’t see which sites you visit.',
    },
    limit: { id: 'pro.vpn.limit', message: 'We keep no record of the sites you visit.' },
  },
  'Data Broker Protection': {
    included: {
      id: 'pro.removal.included',
      message: 'Personal information removal from {sites} sites',
      values: removal,
    },
    sentence: {
      id: 'pro.removal.sentence',
      message:
        'Your computer looks for your name and address on {sites} people-search sites, asks them to remove what it finds, and checks again later.',
      values: removal,
    },
    limit: {
      id: 'pro.removal.limit',
      message: 'What you enter is not sent to us. Only available in the US.',
    },
  },
  'Identity Theft Restoration': {
    included: { id: 'pro.restoration.included', message: 'Identity theft restoration' },
    sentence: {
      id: 'pro.restoration.sentence',
      message:
        'If someone takes out loans, shops or signs up in your name, an adviser works with your banks and the credit bureaus until it is sorted out. You can call day and night.',
    },
    limit: { id: 'pro.restoration.limit', message: 'Cryptocurrency losses are not covered.' },
  },
  'Global Identity Theft Restoration': {
    included: { id: 'pro.restorationGlobal.included', message: 'Advice after identity theft' },
    sentence: {
      id: 'pro.restorationGlobal.sentence',
      message:
        'If someone takes out loans, shops or signs up in your name, an adviser tells you what to do, whom to call and in which order. You can call day and night.',
    },
    limit: {
      id: 'pro.restorationGlobal.limit',
      message: 'Advice only: outside the US, the adviser doesn’t contact banks for you.',
    },
  },
  'Duck.ai': {
    included: { id: 'pro.chat.included', message: 'AI chat with newer models and a higher limit' },
    sentence: {
      id: 'pro.chat.sentence',
      message: 'Use newer models and ask them more questions. We strip your IP address from every question.',
    },
    limit: {
      id: 'pro.chat.limit',
      message: 'Your chats stay on your device and are never used to train AI models.',
    },
  },
} as const satisfies Record<Entitlement, ProductTexts>;
