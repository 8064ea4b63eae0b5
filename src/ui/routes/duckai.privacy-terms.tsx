import { createFileRoute } from '@tanstack/react-router';
import { chatText } from '../components/legal/chat-text.ts';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/duckai/privacy-terms')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.chat.head.title', message: 'Private AI chat: privacy policy and terms' },
      description: {
        id: 'legal.chat.head.description',
        message:
          'What private AI chat passes on to the provider of a model, what stays on your device, how you delete chats, and which limits and rules apply.',
      },
    }),
  component: () => <LegalPage name="chat" text={chatText} />,
});
