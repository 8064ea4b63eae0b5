import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { NewsletterBody, type NewsletterReply } from '../../contract/newsletter.ts';
import { newsletterPath, newsletterSentPlace } from '../../domain/content/newsletter.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import type { Config } from '../config/config.ts';
import { clientKey } from '../http/client-address.ts';
import { isJson, wantsJson } from '../http/form-call.ts';
import { HttpError } from '../http/http-error.ts';
import { noticeLanguage } from '../http/notice-page.tsx';
import { readForm, readJson } from '../http/read-input.ts';
import { wantedLanguages } from '../http/wanted-languages.ts';
import type { SignUpFailure, SignUpForNewsletter } from './sign-up-for-newsletter.ts';
import { answerSignUpForm } from './sign-up-form.tsx';

/** A form checkbox: checked if it is sent at all, unless its value means no. */
const Box = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined && !['', '0', 'false', 'off'].includes(value)),
);
const SignUpForm = z.object({
  email: z._default(z.string(), ''),
  news: Box,
  tips: Box,
  locale: z.optional(z.string()),
});

/** The newsletter sign-up: JSON requests get JSON, plain forms get pages. */
export function signUpRoutes(config: Config, signUp: SignUpForNewsletter): Hono {
  const routes = new Hono();
  routes.post(newsletterPath, async (c) => {
    const network = clientKey(c, config);
    if (isJson(c)) {
      const body = await readJson(c, NewsletterBody);
      const taken = await signUp.execute({ ...body, locale: localeOf(c, body.locale), network });
      if (!taken.ok) throw httpErrorOf(taken.error);
      return c.json<NewsletterReply>({ status: 'sent' });
    }
    const form = await readForm(c, SignUpForm);
    const typed = { ...form, locale: localeOf(c, form.locale) };
    const language = noticeLanguage(c, typed.locale);
    const taken = await signUp.execute({ ...typed, network });
    if (!taken.ok && wantsJson(c)) throw httpErrorOf(taken.error);
    if (!taken.ok) return answerSignUpForm(c, language, typed, taken.error);
    if (wantsJson(c)) return c.json<NewsletterReply>({ status: 'sent' });
    const page = form.locale === undefined ? '/newsletter' : pathIn(language, '/newsletter');
    return c.redirect(`${page}#${newsletterSentPlace}`, 303);
  });
  return routes;
}

function httpErrorOf(failure: SignUpFailure): HttpError {
  if (failure.code === 'too_many_requests') return new HttpError(429, failure.code, failure);
  return new HttpError(400, failure.code === 'nothing_chosen' ? 'invalid_request' : failure.code);
}

/** The given locale, otherwise the browser's preferred language; undefined when neither is valid. */
function localeOf(c: Context, given: string | undefined): string | undefined {
  return [given, ...wantedLanguages(c)].find(
    (locale) => locale !== undefined && /^[a-z]{2,3}([-_][a-z0-9]{2,8}){0,3}$/i.test(locale),
  );
}
