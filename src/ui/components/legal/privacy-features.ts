import { brand } from '../../../domain/brand.ts';
import type { LegalSection } from './legal-text.ts';

/** Features of browser, extension and chat that do not run on this site's server, and the data they need. */
export const featuresSection: LegalSection = {
  id: 'features',
  title: { id: 'legal.privacy.features', message: 'Features that need data, if you use them' },
  blocks: [
    {
      facts: [
        {
          name: { id: 'legal.privacy.features.chat', message: 'Private AI chat' },
          text: {
            text: {
              id: 'legal.privacy.features.chat.text',
              message:
                'We strip your IP address from every question before we pass it on to the company whose model answers. Chats stay on your device, and they are never used to train AI models. <0>Privacy policy and terms of private AI chat</0>',
            },
            links: ['/duckai/privacy-terms'],
          },
        },
        {
          name: { id: 'legal.privacy.features.email', message: 'E-mail protection' },
          text: {
            text: {
              id: 'legal.privacy.features.email.text',
              message:
                'We keep your addresses ending in {host} and the one we forward to, until you delete your account there. E-mails are forwarded at once and never saved. <0>How it works</0>',
              values: { host: `@${new URL(brand.site).host}` },
            },
            links: ['/email'],
          },
        },
        {
          name: { id: 'legal.privacy.features.sync', message: 'Sync' },
          text: {
            id: 'legal.privacy.features.sync.text',
            message:
              'We hold your bookmarks and passwords until you delete them in the app. They are encrypted end to end; we can’t read them.',
          },
        },
        {
          name: { id: 'legal.privacy.features.installed', message: 'Day of installation' },
          text: {
            id: 'legal.privacy.features.installed.text',
            message:
              'Our apps and extensions remember the day they were installed, as a number that is the same for everybody who installed on that day, and send it when they check in with us. We answer and do not write it down.',
          },
        },
        {
          name: { id: 'legal.privacy.features.crash', message: 'Windows preview' },
          text: {
            text: {
              id: 'legal.privacy.features.crash.text',
              message:
                'When the preview crashes, it sends us a report with <0>these five facts</0>. It does not say who you are.',
            },
            links: ['/windows-preview'],
          },
        },
      ],
    },
  ],
};
