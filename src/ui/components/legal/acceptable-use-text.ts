import { brand } from '../../../domain/brand.ts';
import type { LegalText } from './legal-text.ts';

/** What nobody may do with search, AI chat, browser and subscription. Site facts, section 8, `/acceptable-use`. */
export const acceptableUseText: LegalText = {
  title: { id: 'legal.use.title', message: 'Acceptable use policy' },
  lead: {
    id: 'legal.use.lead',
    message:
      'Privacy is for everybody, and it is no license to harm anybody. These rules apply to everything we offer: search, AI chat, the browser, the VPN and the rest of the subscription.',
  },
  short: [
    { id: 'legal.use.short.law', message: 'Nothing illegal, and nothing that puts people in danger.' },
    {
      id: 'legal.use.short.rights',
      message: 'Respect what belongs to others: their privacy, their name, their work.',
    },
    { id: 'legal.use.short.service', message: 'Leave the service usable for everybody else.' },
    {
      id: 'legal.use.short.watch',
      message: 'We do not watch what you do. We act on reports and on what disturbs our servers.',
    },
  ],
  sections: [
    {
      id: 'harm',
      title: { id: 'legal.use.harm', message: 'Do not harm people' },
      blocks: [
        [
          {
            id: 'legal.use.harm.law',
            message: 'Do not break the law that applies to you, and do not help others to break it.',
          },
          {
            id: 'legal.use.harm.violence',
            message:
              'Do not plan, praise or threaten violence, terrorism or self-harm, and do not seek instructions for weapons that can kill many.',
          },
          {
            id: 'legal.use.harm.children',
            message:
              'Do not create, look for or share sexual content involving children. We report it to the authorities.',
          },
          {
            id: 'legal.use.harm.harass',
            message:
              'Do not stalk, harass or expose anybody, and do not incite hatred against people for who they are.',
          },
        ],
      ],
    },
    {
      id: 'rights',
      title: { id: 'legal.use.rights', message: 'Respect the rights of others' },
      blocks: [
        [
          {
            id: 'legal.use.rights.works',
            message: 'Do not copy or share works, trademarks or trade secrets of others without permission.',
          },
          {
            id: 'legal.use.rights.data',
            message:
              'Do not collect or publish personal data of others without a right to it. Use personal information removal for your own data only.',
          },
          {
            id: 'legal.use.rights.intimate',
            message:
              'Do not make or share sexual images of real people without their consent, including images made by AI.',
          },
        ],
      ],
    },
    {
      id: 'deceive',
      title: { id: 'legal.use.deceive', message: 'Do not deceive or attack' },
      blocks: [
        [
          {
            id: 'legal.use.deceive.fraud',
            message:
              'No fraud, no phishing, no impersonation, no fake reviews, no manipulation of elections.',
          },
          {
            id: 'legal.use.deceive.spam',
            message: 'No spam, and no bulk mail to people who have not asked for it.',
          },
          {
            id: 'legal.use.deceive.malware',
            message:
              'No malware, no attacks on computers or networks, and no scanning of systems without their owner’s consent.',
          },
        ],
      ],
    },
    {
      id: 'chat',
      title: { id: 'legal.use.chat', message: 'AI chat' },
      blocks: [
        [
          {
            id: 'legal.use.chat.advice',
            message:
              'Do not pass off an answer as the advice of a doctor, lawyer or financial adviser, and do not use it alone to decide about people, such as for jobs, credit or housing.',
          },
          {
            id: 'legal.use.chat.honest',
            message: 'Say so when a text or picture that could mislead others was made by AI.',
          },
          {
            id: 'legal.use.chat.models',
            message:
              'Do not try to make a model ignore its safety rules, and do not use answers to train competing models.',
          },
        ],
      ],
    },
    {
      id: 'service',
      title: { id: 'legal.use.service', message: 'Leave the service usable' },
      blocks: [
        [
          {
            id: 'legal.use.service.bots',
            message: 'Do not send automated searches or questions unless we have agreed to it in writing.',
          },
          {
            id: 'legal.use.service.limits',
            message:
              'Do not get around limits, blocks or payment, and do not open several accounts for several free trials.',
          },
          {
            id: 'legal.use.service.resell',
            message: 'Do not resell the subscription or share it beyond your household.',
          },
          {
            text: {
              id: 'legal.use.service.security',
              message:
                'If you look for security vulnerabilities, keep to your own account and data and report what you find to <0>{email}</0>. If you do, we will not take legal action against you.',
              values: { email: brand.securityEmail },
            },
            links: [`mailto:${brand.securityEmail}`],
          },
        ],
      ],
    },
    {
      id: 'consequences',
      title: { id: 'legal.use.consequences', message: 'What happens otherwise' },
      blocks: [
        {
          id: 'legal.use.consequences.text',
          message:
            'We may slow down or block what disturbs the service, and end accounts that break these rules. Unless the case is serious or the law forbids it, we say why and listen to your side first. You can object by answering our e-mail or writing to the address below; a person decides.',
        },
      ],
    },
    {
      id: 'report',
      title: { id: 'legal.use.report', message: 'Report a breach' },
      blocks: [
        {
          text: {
            id: 'legal.use.report.text',
            message: 'Write to <0>{email}</0> and say what you saw, where and when.',
            values: { email: brand.legalEmail },
          },
          links: [`mailto:${brand.legalEmail}`],
        },
      ],
    },
  ],
};
