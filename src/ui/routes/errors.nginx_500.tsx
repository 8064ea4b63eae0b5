import { createFileRoute } from '@tanstack/react-router';
import { errorPageTexts } from '../components/errors/error-page-texts.ts';
import { StandaloneError } from '../components/errors/standalone-error.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/errors/nginx_500')({
  head: ({ match }) => pageHead(match.context, errorPageTexts.nginx_500),
  component: () => <StandaloneError name="nginx_500" />,
});
