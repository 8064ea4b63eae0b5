import { Hono } from 'hono';
import { FeedbackBody, type FeedbackReply } from '../../contract/feedback.ts';
import { feedbackPages, feedbackPath } from '../../domain/feedback/feedback.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import { sentPlace } from '../../domain/sent-place.ts';
import type { ServerDeps } from '../deps.ts';
import { clientKey } from '../http/client-address.ts';
import { isJson, wantsJson } from '../http/form-call.ts';
import { HttpError } from '../http/http-error.ts';
import { noticeLanguage } from '../http/notice-page.tsx';
import { readForm, readJson } from '../http/read-input.ts';
import type { Limits } from '../limits/limits.ts';
import { answerFeedbackForm } from './feedback-form.tsx';
import { KeptFeedback } from './kept-feedback.ts';

/** Our pages' feedback forms: JSON requests get JSON, plain forms get pages. To be mounted at the root. */
export function feedbackRoutes({
  config,
  clock,
  db,
  limits,
}: Pick<ServerDeps, 'config' | 'clock' | 'db'> & { readonly limits: Limits }): Hono {
  const kept = new KeptFeedback(db, clock, limits);
  const routes = new Hono();
  routes.post(feedbackPath, async (c) => {
    const json = isJson(c);
    const body = json ? await readJson(c, FeedbackBody) : await readForm(c, FeedbackBody);
    const { kind, site = '', reason = '', comment = '', locale } = body;
    const typed = { kind, site, reason, comment };
    const taken = await kept.take(typed, clientKey(c, config));
    const asPage = !json && !wantsJson(c);
    const language = noticeLanguage(c, locale);
    if (!taken.ok) {
      if (asPage) return answerFeedbackForm(c, language, typed, taken.error);
      if (taken.error.code === 'too_many_requests') throw new HttpError(429, taken.error.code, taken.error);
      throw new HttpError(400, 'invalid_request');
    }
    if (!asPage) return c.json<FeedbackReply>({ status: 'kept' });
    return c.redirect(`${pathIn(language, feedbackPages[kind])}#${sentPlace}`, 303);
  });
  return routes;
}
