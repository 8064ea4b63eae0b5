import { brand } from '../../../domain/brand.ts';
import { keptDays } from '../../../domain/records/kept-days.ts';
import { services } from '../../../domain/subscription/services.ts';
import type { LegalSection } from './legal-text.ts';

/** The VPN, everywhere. */
export const vpnSection: LegalSection = {
  id: 'vpn',
  title: { id: 'legal.pro.vpn', message: 'VPN' },
  blocks: [
    {
      id: 'legal.pro.vpn.privacy',
      message:
        'The VPN carries your device’s traffic, encrypted, through our servers. We do not record which websites or apps you use, when you connect, or the address you connect from. When you switch it on, it checks that your subscription is valid.',
    },
    {
      id: 'legal.pro.vpn.terms',
      message:
        'It works on up to five devices at a time. A VPN hides your address from websites and your destinations from your network. It does not make you anonymous where you sign in, and it does not protect against malware. Some services refuse connections from VPNs. Obey the law where you are.',
    },
  ],
};

/** Personal information removal, which is sold in one country. */
export const removalSection: LegalSection = {
  id: 'removal',
  title: { id: 'legal.pro.removal', message: 'Personal information removal (United States)' },
  blocks: [
    {
      id: 'legal.pro.removal.privacy',
      message:
        'You enter names, addresses and birth year in the browser on your Mac or Windows computer, which keeps them. Your computer itself searches the people-search sites and asks them to remove what it finds. The sites receive what a search needs and, where you are listed, what their removal form asks for. We learn neither your details nor what was found, with one exception: where a site asks for confirmation by e-mail, that e-mail comes to us and may name you. We confirm it and delete it within {hours} hours.',
      values: { hours: services.removal.confirmationHours },
    },
    {
      id: 'legal.pro.removal.terms',
      message:
        'You authorize us to make these requests in your name. A subscription covers one person: enter only your own details. The sites decide about each request: we cannot promise that everything is removed, how soon, or that it does not come back. That is why your computer looks again later.',
    },
  ],
};

/** Restoration in the United States, where the partner acts for the customer. */
export const restorationSection: LegalSection = {
  id: 'restoration',
  title: { id: 'legal.pro.restoration', message: 'Identity theft restoration (United States)' },
  blocks: [
    {
      id: 'legal.pro.restoration.privacy',
      message:
        'The help comes from a specialist partner. You show that you are a subscriber with a code from us; the partner asks us whether it is valid, and learns nothing else. We keep codes as one-way codes for {days} days. What you tell the partner about your case, you tell the partner alone, under the partner’s privacy policy, which is read to you or sent to you before the work begins.',
      values: { days: keptDays.restorationCodes },
    },
    {
      text: {
        id: 'legal.pro.restoration.terms',
        message:
          'An adviser works with you and, with your consent, contacts banks and credit bureaus for you. You can call day and night. Some expenses, such as notary fees and postage, are reimbursed. Stolen money and losses in cryptocurrency are not. The service is for you alone, not for your family or company. The <0>summary of benefits</0> says who is covered, what is excluded and how to make a claim. Before you pay, the adviser tells you what is covered and up to which amount.',
      },
      links: ['/identity-theft-restoration/summary-of-benefits'],
    },
  ],
};

/** Restoration elsewhere, which is advice. */
export const elsewhereSection: LegalSection = {
  id: 'restoration-elsewhere',
  title: { id: 'legal.pro.elsewhere', message: 'Identity theft restoration (outside the United States)' },
  blocks: [
    {
      text: {
        id: 'legal.pro.elsewhere.terms',
        message:
          'Outside the United States the partner advises you by phone, day and night: what to do, whom to call and in which order. The partner does not contact anybody for you, and neither expenses nor losses are reimbursed. The <0>summary of benefits</0> does not apply.',
      },
      links: ['/identity-theft-restoration/summary-of-benefits'],
    },
    {
      id: 'legal.pro.elsewhere.privacy',
      message:
        'You identify yourself with a code in the same way, and the same promises apply to it. Personal information removal is not part of the subscription there.',
    },
  ],
};

/** AI chat with the subscription. */
export const chatSection: LegalSection = {
  id: 'chat',
  title: { id: 'legal.pro.chat', message: 'Private AI chat' },
  blocks: [
    {
      id: 'legal.pro.chat.privacy',
      message:
        'We strip your IP address from every question before we pass it on to the company whose model answers. Chats stay on your device. They are never used to train AI models.',
    },
    {
      text: {
        id: 'legal.pro.chat.terms',
        message:
          'Answers can be wrong. Do not put anything into a question that others must not read. There is a daily limit on questions, higher than without the subscription, and models may be replaced by newer ones. The chat opens at <0>{name} AI chat</0>.',
        values: { name: brand.name },
      },
      links: [brand.links.chat],
    },
    {
      text: {
        id: 'legal.pro.chat.more',
        message: 'What else applies to the chat is described in its <0>privacy policy and terms</0>.',
      },
      links: ['/duckai/privacy-terms'],
    },
  ],
};
