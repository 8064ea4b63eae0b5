import type { LegalSection } from './legal-text.ts';

/** Days within which the company that runs the model has deleted what it received. */
const providerDays = 30;

/** Where a question goes, and what is sent with it. */
export const chatSentSections: readonly LegalSection[] = [
  {
    id: 'sent',
    title: { id: 'legal.chat.sent', message: 'What the model’s provider receives' },
    blocks: [
      {
        id: 'legal.chat.sent.intro',
        message:
          'A model has to read your question to answer it. We pass on what the answer needs to the company whose model answers, its provider:',
      },
      [
        { id: 'legal.chat.sent.question', message: 'what you type or paste into the question,' },
        {
          id: 'legal.chat.sent.before',
          message:
            'the earlier questions and answers of the same chat, so that the model knows what you mean,',
        },
        {
          id: 'legal.chat.sent.wishes',
          message: 'how you would like to be answered, if you have saved that in the chat,',
        },
        { id: 'legal.chat.sent.location', message: 'your approximate location, if you have allowed it.' },
      ],
    ],
  },
  {
    id: 'not-sent',
    title: { id: 'legal.chat.not', message: 'What the provider does not receive' },
    blocks: [
      {
        facts: [
          {
            name: { id: 'legal.chat.not.ip', message: 'Your IP address' },
            text: {
              id: 'legal.chat.not.ip.text',
              message:
                'We strip it from every question. The provider sees our address, never yours. We do not write yours down either.',
            },
          },
          {
            name: { id: 'legal.chat.not.name', message: 'Your name and e-mail address' },
            text: {
              id: 'legal.chat.not.name.text',
              message: 'The chat does not ask for them. The provider learns them only if you type them.',
            },
          },
          {
            name: { id: 'legal.chat.not.account', message: 'Your account' },
            text: {
              id: 'legal.chat.not.account.text',
              message:
                'Without a subscription there is none. With one, its random number stays with us. No cookie and no other identifier goes with a question.',
            },
          },
        ],
      },
      {
        id: 'legal.chat.not.but',
        message:
          'But the model reads every word you write. Leave out names, addresses and account numbers that the answer does not need.',
      },
    ],
  },
  {
    id: 'providers',
    title: { id: 'legal.chat.providers', message: 'What providers may do with it' },
    blocks: [
      {
        id: 'legal.chat.providers.pick',
        message: 'You pick the model before you ask. The chat names the provider of each.',
      },
      {
        id: 'legal.chat.providers.contract',
        message:
          'Our contracts let providers use what they receive to answer you, and for nothing else. They must not train models with it. They must delete it as soon as the answer no longer needs it, and within {days} days at the latest, unless the law obliges them to keep it longer.',
        values: { days: providerDays },
      },
      {
        id: 'legal.chat.providers.us',
        message:
          'We do not write down your questions or the answers ourselves, so we have none to show or hand over to anybody.',
      },
      {
        id: 'legal.chat.providers.basis',
        message:
          'The legal basis under the GDPR is the contract with you (Article 6(1)(b)), and for your approximate location your consent (Article 6(1)(a)).',
      },
    ],
  },
  {
    id: 'location',
    title: { id: 'legal.chat.location', message: 'Approximate location, if you allow it' },
    blocks: [
      {
        id: 'legal.chat.location.off',
        message:
          'Some answers depend on where you are, such as tomorrow’s weather. Use of your location is off until you switch it on in the chat’s settings.',
      },
      {
        id: 'legal.chat.location.on',
        message:
          'While it is on, we work out your town or region from your IP address each time you ask. We pass on the place, not the IP address, and do not write it down. You can switch it off at any time. The next question then goes without it.',
      },
    ],
  },
];
