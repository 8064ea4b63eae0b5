import { createFileRoute } from '@tanstack/react-router';
import { errorPageTexts } from '../components/errors/error-page-texts.ts';
import { StandaloneError } from '../components/errors/standalone-error.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/errors/tq_500')({
  head: ({ match }) => pageHead(match.context, errorPageTexts.tq_500),
  component: () => <StandaloneError name="tq_500" />,
});
