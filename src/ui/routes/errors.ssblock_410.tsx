import { createFileRoute } from '@tanstack/react-router';
import { errorPageTexts } from '../components/errors/error-page-texts.ts';
import { StandaloneError } from '../components/errors/standalone-error.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/errors/ssblock_410')({
  head: ({ match }) => pageHead(match.context, errorPageTexts.ssblock_410),
  component: () => <StandaloneError name="ssblock_410" />,
});
