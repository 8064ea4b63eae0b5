import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '../components/products/chat-page.tsx';
import { chatQuestions } from '../components/products/chat-questions.ts';
import { pageHead } from '../head.ts';
import { faqPage } from '../structured-data/faq-page.ts';

export const Route = createFileRoute('/duckai/')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'products.chat.head.title', message: 'Private AI chat, free and without an account' },
      description: {
        id: 'products.chat.head.description',
        message:
          'Ask AI models from several companies without giving your IP address. Chats stay on your device and are never used for training.',
      },
      jsonLd: [faqPage(match.context.i18n, chatQuestions)],
    }),
  component: ChatPage,
});
