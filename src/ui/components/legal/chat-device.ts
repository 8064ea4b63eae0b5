import { brand } from '../../../domain/brand.ts';
import type { LegalSection } from './legal-text.ts';

const values = { host: new URL(brand.links.chat).host };

/** What the chat stores in the visitor's own browser, and how to delete it there. */
export const chatDeviceSections: readonly LegalSection[] = [
  {
    id: 'device',
    title: { id: 'legal.chat.device', message: 'What stays on your device' },
    blocks: [
      {
        facts: [
          {
            name: { id: 'legal.chat.device.recent', message: 'Recent chats' },
            text: {
              id: 'legal.chat.device.recent.text',
              message:
                'Your questions and the answers, in this browser on this device, until you delete them there. Sync does not copy them to your other devices.',
            },
          },
          {
            name: { id: 'legal.chat.device.choices', message: 'Your choices' },
            text: {
              id: 'legal.chat.device.choices.text',
              message:
                'The model you picked last, how you would like to be answered, and whether the chat may use your approximate location.',
            },
          },
        ],
      },
      {
        id: 'legal.chat.device.others',
        message:
          'We have no copy of them. Anybody who can use your browser can read your recent chats there.',
      },
    ],
  },
  {
    id: 'delete',
    title: { id: 'legal.chat.delete', message: 'How to delete chats' },
    blocks: [
      [
        {
          id: 'legal.chat.delete.list',
          message: 'In the chat: delete one chat in the list of recent chats, or all of them.',
        },
        {
          text: {
            id: 'legal.chat.delete.button',
            message:
              'In the {name} browser: <0>one button</0> clears tabs and data. Your chats go as well, unless the chat is one of the sites you choose to keep.',
            values: { name: brand.name },
          },
          links: ['/app#clear'],
        },
        {
          id: 'legal.chat.delete.data',
          message:
            'In any browser: delete the data of {host} in the browser’s settings. Chats in a private window are gone once you close it.',
          values,
        },
      ],
      {
        text: {
          id: 'legal.chat.delete.gone',
          message:
            'A deleted chat cannot be brought back, by us or by you. What a provider has already received is deleted <0>under our contract with it</0>.',
        },
        links: ['#providers'],
      },
    ],
  },
];
