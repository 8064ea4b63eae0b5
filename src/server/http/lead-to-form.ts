import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { newsletterPath } from '../../domain/content/newsletter.ts';
import { feedbackKinds, feedbackPages, feedbackPath } from '../../domain/feedback/feedback.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { supportPage, supportPath } from '../../domain/support/question.ts';
import { withdrawalPath } from '../../domain/withdrawal/withdrawal.ts';
import { takesPage } from './form-call.ts';
import { noticeLanguage } from './notice-page.tsx';

/** The page of each form that works without script, by the path it is submitted to. */
const pages = new Map<string, (c: Context) => string>([
  [
    feedbackPath,
    (c) => feedbackPages[feedbackKinds.find((kind) => kind === c.req.query('kind')) ?? 'malicious-site'],
  ],
  [newsletterPath, () => '/newsletter'],
  [withdrawalPath, () => '/withdrawal'],
  [supportPath, () => supportPage],
]);

/**
 * Redirects a browser that opens the URL a plain form was submitted to (it is in the address bar after an error) to the
 * form's page. To be mounted before {@link knownMethods}, which would respond 405.
 */
export const leadToForm = createMiddleware(async (c, next) => {
  const page = c.req.method === 'GET' || c.req.method === 'HEAD' ? pages.get(c.req.path) : undefined;
  if (page === undefined || !takesPage(c)) return next();
  c.header('Cache-Control', 'no-store');
  return c.redirect(pathIn(noticeLanguage(c), page(c)), 303);
});
