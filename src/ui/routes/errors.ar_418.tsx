import { createFileRoute } from '@tanstack/react-router';
import { errorPageTexts } from '../components/errors/error-page-texts.ts';
import { StandaloneError } from '../components/errors/standalone-error.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/errors/ar_418')({
  head: ({ match }) => pageHead(match.context, errorPageTexts.ar_418),
  component: () => <StandaloneError name="ar_418" />,
});
