import { brand } from '../../../domain/brand.ts';
import { chatDeviceSections } from './chat-device.ts';
import { chatSentSections } from './chat-sent.ts';
import { chatTermsSections } from './chat-terms.ts';
import type { LegalText } from './legal-text.ts';

/** Privacy policy and terms of private AI chat, with and without a subscription. Site facts, section 8, `/duckai`. */
export const chatText: LegalText = {
  title: { id: 'legal.chat.title', message: 'Private AI chat: privacy policy and terms' },
  lead: {
    id: 'legal.chat.lead',
    message:
      'What applies to private AI chat in addition to the general privacy policy and terms: what the provider of a model gets to read, what stays on your device, and what you can expect from an answer.',
  },
  short: [
    {
      id: 'legal.chat.short.ip',
      message:
        'The provider of the model gets your question without your IP address, and without your name unless you type it.',
    },
    {
      id: 'legal.chat.short.training',
      message: 'Your chats are never used to train AI models. Providers must delete what they receive.',
    },
    { id: 'legal.chat.short.device', message: 'Chats stay on your device until you delete them there.' },
    { id: 'legal.chat.short.free', message: 'The chat is free up to a daily limit, without an account.' },
    { id: 'legal.chat.short.wrong', message: 'Answers can be wrong. Check what matters.' },
  ],
  sections: [
    {
      id: 'scope',
      title: { id: 'legal.chat.scope', message: 'What this page covers' },
      blocks: [
        {
          text: {
            id: 'legal.chat.scope.what',
            message:
              'This page is for private AI chat at <0>{host}</0>. The <1>privacy policy</1>, the <2>terms of use</2> and the <3>acceptable use policy</3> apply as well. Where they differ from this page, this page comes first.',
            values: { host: new URL(brand.links.chat).host },
          },
          links: [brand.links.chat, '/privacy', '/terms', '/acceptable-use'],
        },
        {
          text: {
            id: 'legal.chat.scope.pro',
            message:
              'If you subscribe, the <0>subscription’s privacy policy and terms</0> apply too, and come before this page.',
          },
          links: ['/pro/privacy-terms'],
        },
        {
          text: {
            id: 'legal.chat.scope.off',
            message:
              'If you do not want to use the chat, you can hide the links to it in search in your <0>search settings</0>.',
          },
          links: ['/settings'],
        },
      ],
    },
    ...chatSentSections,
    ...chatDeviceSections,
    ...chatTermsSections,
    {
      id: 'new-versions',
      title: { id: 'legal.chat.change', message: 'When this page changes' },
      blocks: [
        {
          id: 'legal.chat.change.text',
          message:
            'Every change is listed under “Changes” on this page before it takes effect. If you do not agree, stop using the chat. Your chats stay on your device until you delete them.',
        },
      ],
    },
    {
      id: 'contact',
      title: { id: 'legal.chat.contact', message: 'Contact' },
      blocks: [
        {
          text: {
            id: 'legal.chat.contact.text',
            message:
              'Questions about privacy: <0>{privacy}</0>. Questions about these terms: <1>{legal}</1>. Our full address is in the <2>legal notice</2>.',
            values: { privacy: brand.privacyEmail, legal: brand.legalEmail },
          },
          links: [`mailto:${brand.privacyEmail}`, `mailto:${brand.legalEmail}`, '/legal-notice'],
        },
      ],
    },
  ],
};
