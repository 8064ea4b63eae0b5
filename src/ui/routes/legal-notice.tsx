import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../domain/brand.ts';
import { legalNoticeText } from '../components/legal/legal-notice-text.tsx';
import { LegalPage } from '../components/legal/legal-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/legal-notice')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: { id: 'legal.notice.head.title', message: 'Legal notice' },
      description: {
        id: 'legal.notice.head.description',
        message:
          'Who is behind {name}: company, address, register, representatives in the EU and the UK, and who answers which question.',
        values: { name: brand.name },
      },
    }),
  component: () => <LegalPage name="legalNotice" text={legalNoticeText} />,
});
