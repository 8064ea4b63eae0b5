import type { MiddlewareHandler } from 'hono';
import { escapeHtml } from '../../domain/content/escape-html.ts';
import { feedbackPages } from '../../domain/feedback/feedback.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { FileAnswers } from './file-answers.ts';
import { mayBeFilled, plainly, sendFilled } from './filled-page.ts';

/**
 * Fills in the website that the browser's warning names (`?url=`) in the form that reports it, for visitors without script.
 * Everything else is passed on.
 */
export function prefilledReport(answers: Pick<FileAnswers, 'page'>): MiddlewareHandler {
  return async (c, next) => {
    const path = mayBeFilled(c) ? c.req.path : '';
    if (splitPath(path).path !== feedbackPages['malicious-site']) return next();
    const site = new URL(c.req.url).searchParams.get('url') ?? '';
    const page = site === '' ? null : await answers.page(plainly, path);
    if (page === null) return next();
    return sendFilled(c, page, (html) =>
      html.replace(/ data-prefill="url"/, (field) => `${field} value="${escapeHtml(site)}"`),
    );
  };
}
