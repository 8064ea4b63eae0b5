import type { MessageDescriptor } from '@lingui/core';
import type { Entitlement } from '../../../domain/subscription/feature.ts';

interface ProductTexts {
  readonly name: MessageDescriptor;
  /** One line of the plan's list. */
  readonly included: MessageDescriptor;
  /** What it does for you, in one sentence. */
  readonly sentence: MessageDescriptor;
  /** What it does not do or keep. */
  readonly limit: MessageDescriptor;
  /** Where to switch it on after buying. */
  readonly setUp: MessageDescriptor;
}

const restorationName: MessageDescriptor = {
  id: 'pro.restoration.name',
  message: 'Identity theft restoration',
};
const restorationSetUp: MessageDescriptor = {
  id: 'pro.restoration.setUp',
  message: 'Nothing to switch on. The phone number is under Settings, then {brand} Pro.',
};

/** How each product is named and described to a visitor. The names on the wire are for host apps, not for reading. */
export const productTexts = {
  'Network Protection': {
    name: { id: 'pro.vpn.name', message: 'VPN' },
    included: { id: 'pro.vpn.included', message: 'VPN for five devices at once' },
    sentence: {
      id: 'pro.vpn.sentence',
      message:
        'Everything your phone or computer sends leaves through our servers, so the café, the hotel and your provider see only that.',
    },
    limit: { id: 'pro.vpn.limit', message: 'We keep no log of where you go.' },
    setUp: {
      id: 'pro.vpn.setUp',
      message: 'Open the {brand} browser, then Settings, then VPN, and switch it on.',
    },
  },
  'Data Broker Protection': {
    name: { id: 'pro.removal.name', message: 'Personal information removal' },
    included: { id: 'pro.removal.included', message: 'Removal from 50 people-search sites' },
    sentence: {
      id: 'pro.removal.sentence',
      message:
        'Your own computer looks for your name on more than 50 sites that sell addresses, asks each to take it down, and looks again.',
    },
    limit: {
      id: 'pro.removal.limit',
      message: 'What you tell it stays on that computer. United States only.',
    },
    setUp: {
      id: 'pro.removal.setUp',
      message:
        'Open the {brand} browser on a Mac or Windows computer, then Settings, then Personal information removal.',
    },
  },
  'Identity Theft Restoration': {
    name: restorationName,
    included: { id: 'pro.restoration.included', message: 'Identity theft restoration' },
    sentence: {
      id: 'pro.restoration.sentence',
      message:
        'If someone borrows, buys or signs in your name, an adviser picks up the phone day and night and works with your banks and the credit bureaus until it is put right.',
    },
    limit: { id: 'pro.restoration.limit', message: 'Losses in cryptocurrency are not covered.' },
    setUp: restorationSetUp,
  },
  'Global Identity Theft Restoration': {
    name: restorationName,
    included: { id: 'pro.restorationGlobal.included', message: 'Advice after identity theft' },
    sentence: {
      id: 'pro.restorationGlobal.sentence',
      message:
        'If someone borrows, buys or signs in your name, an adviser picks up the phone day and night and tells you what to do, whom to call and in which order.',
    },
    limit: {
      id: 'pro.restorationGlobal.limit',
      message: 'Guidance only: outside the United States we do not call banks for you.',
    },
    setUp: restorationSetUp,
  },
  'Duck.ai': {
    name: { id: 'pro.chat.name', message: 'Private AI chat' },
    included: { id: 'pro.chat.included', message: 'More AI chat, newer models' },
    sentence: {
      id: 'pro.chat.sentence',
      message:
        'Ask newer models and ask them more: we take your address off every question before it goes out.',
    },
    limit: { id: 'pro.chat.limit', message: 'Your chats stay on your device, and nobody trains on them.' },
    setUp: {
      id: 'pro.chat.setUp',
      message: 'Open Duck.ai in the {brand} browser and pick one of the newer models.',
    },
  },
} as const satisfies Record<Entitlement, ProductTexts>;
