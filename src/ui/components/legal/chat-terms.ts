import { brand } from '../../../domain/brand.ts';
import type { LegalSection } from './legal-text.ts';

/** What users of the chat can expect, and what is expected of them. */
export const chatTermsSections: readonly LegalSection[] = [
  {
    id: 'limits',
    title: { id: 'legal.chat.limits', message: 'Models and limits' },
    blocks: [
      {
        facts: [
          {
            name: { id: 'legal.chat.limits.free', message: 'Free' },
            text: {
              id: 'legal.chat.limits.free.text',
              message: 'Fast models for everyday questions, up to a daily limit, without an account.',
            },
          },
          {
            name: {
              id: 'legal.chat.limits.pro',
              message: 'With {name} Pro',
              values: { name: brand.name },
            },
            text: {
              text: {
                id: 'legal.chat.limits.pro.text',
                message:
                  'Newer models as well, and a higher daily limit. The chat checks that your subscription is valid. Payment, canceling and refunds are described in the <0>subscription’s privacy policy and terms</0>.',
              },
              links: ['/pro/privacy-terms'],
            },
          },
        ],
      },
      {
        id: 'legal.chat.limits.reached',
        message:
          'The limit counts questions, not what is in them. When you reach it, the chat tells you. You can ask again the next day, and your chats stay where they are.',
      },
      {
        id: 'legal.chat.limits.change',
        message: 'We may replace models with newer ones and change the limits.',
      },
    ],
  },
  {
    id: 'answers',
    title: { id: 'legal.chat.answers', message: 'Answers can be wrong' },
    blocks: [
      {
        id: 'legal.chat.answers.machine',
        message:
          'Every answer is written by an AI model. Nobody checks it before you read it. It can sound certain and still be wrong, incomplete, out of date or offensive.',
      },
      {
        id: 'legal.chat.answers.advice',
        message:
          'An answer is not the advice of a doctor, lawyer or financial adviser. Check what matters, above all about health, money and the law.',
      },
      {
        id: 'legal.chat.answers.rights',
        message:
          'We claim no rights in what you write or in the answers. Others may get the same answer, and it may resemble somebody’s work. Check that before you publish it.',
      },
      {
        text: {
          id: 'legal.chat.answers.report',
          message:
            'If an answer breaks the law or your rights, send it to <0>{email}</0> with the question and the name of the model. A person looks at every report and answers it.',
          values: { email: brand.legalEmail },
        },
        links: [`mailto:${brand.legalEmail}`],
      },
    ],
  },
  {
    id: 'use',
    title: { id: 'legal.chat.use', message: 'What you may not do' },
    blocks: [
      {
        text: {
          id: 'legal.chat.use.rules',
          message:
            'The <0>acceptable use policy</0> applies to everything you ask and to what you do with the answers. It has <1>rules of its own for AI chat</1>.',
        },
        links: ['/acceptable-use', '/acceptable-use#chat'],
      },
      {
        id: 'legal.chat.use.refused',
        message: 'We do not read your chats. A model may refuse a question under the rules of its provider.',
      },
    ],
  },
];
