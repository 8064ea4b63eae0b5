import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { newsletterPath } from '../../domain/content/newsletter.ts';
import { feedbackKinds, feedbackPages, feedbackPath } from '../../domain/feedback/feedback.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { supportPage, supportPath } from '../../domain/support/question.ts';
import { withdrawalPath } from '../../domain/withdrawal/withdrawal.ts';
import { takesPage } from './form-call.ts';
import { noticeLanguage } from './notice-page.tsx';

/** The page of each form that is sent without a script, by where it is sent. */
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
 * Leads a browser that opens the address which a plain form was sent to (it is in the address bar when something was wrong) to the page
 * of the form. To be mounted before what answers that the method is none of the address.
 */
export const leadToForm = createMiddleware(async (c, next) => {
  const page = c.req.method === 'GET' || c.req.method === 'HEAD' ? pages.get(c.req.path) : undefined;
  if (page === undefined || !takesPage(c)) return next();
  c.header('Cache-Control', 'no-store');
  return c.redirect(pathIn(noticeLanguage(c), page(c)), 303);
});
