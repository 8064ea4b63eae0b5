import { createFileRoute } from '@tanstack/react-router';
import { errorPageTexts } from '../components/errors/error-page-texts.ts';
import { StandaloneError } from '../components/errors/standalone-error.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/errors/oops_500')({
  head: ({ match }) => pageHead(match.context, errorPageTexts.oops_500),
  component: () => <StandaloneError name="oops_500" />,
});
