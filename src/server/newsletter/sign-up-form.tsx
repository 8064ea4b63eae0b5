/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { newsletterPath } from '../../domain/content/newsletter.ts';
import { controlOf, FormField, notesOf } from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem, problemId } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { NewsletterSignUp, SignUpFailure } from './sign-up-for-newsletter.ts';

type Typed = Pick<NewsletterSignUp, 'email' | 'news' | 'tips' | 'locale'>;

const status = { invalid_email_address: 400, nothing_chosen: 400, too_many_requests: 429 } as const;

/** Responds to a rejected plain form with the same form, what was entered, and a message for each problem. */
export function answerSignUpForm(
  c: Context,
  language: NoticeLanguage,
  typed: Typed,
  failure: SignUpFailure,
): Response | Promise<Response> {
  const { heading, says } = noticeTexts[language].newsletter.form;
  if (failure.code === 'too_many_requests') c.header('Retry-After', String(failure.retryAfterSeconds));
  return answerNotice(c, {
    ...{ language, says, heading: heading[failure.code], status: status[failure.code] },
    form: signUpForm(language, typed, failure),
  });
}

/** Responds with the newsletter's plain page: where a sign-up leads, and where one can be made. */
export function answerSignUpPage(c: Context, language: NoticeLanguage): Response | Promise<Response> {
  const form = signUpForm(language, { email: '', news: true, tips: false, locale: language }, null);
  return answerNotice(c, { language, ...noticeTexts[language].newsletter.start, form });
}

function signUpForm(language: NoticeLanguage, typed: Typed, failure: SignUpFailure | null) {
  const { button, problem, ...labels } = noticeTexts[language].newsletter.form;
  const wrong = failure === null ? '' : problem(failure);
  const { email } = notesOf({
    email: { problem: failure?.code === 'invalid_email_address' ? wrong : null },
  });
  return {
    button,
    action: newsletterPath,
    fields: (
      <>
        {typed.locale !== undefined && <input type="hidden" name="locale" value={typed.locale} />}
        {failure?.code === 'too_many_requests' && <Problem of="form" says={wrong} />}
        <FormField label={labels.email} notes={email}>
          <input
            {...controlOf(email)}
            // Not `email`: the browser would reject invalid addresses before we can say what is wrong.
            type="text"
            inputmode="email"
            autocomplete="email"
            autocapitalize="none"
            spellcheck={false}
            value={typed.email}
          />
        </FormField>
        <fieldset aria-describedby={failure?.code === 'nothing_chosen' ? problemId('what') : undefined}>
          <legend>{labels.what}</legend>
          {failure?.code === 'nothing_chosen' && <Problem of="what" says={wrong} />}
          <Tick name="news" label={labels.news} on={typed.news} />
          <Tick name="tips" label={labels.tips} on={typed.tips} />
        </fieldset>
      </>
    ),
  };
}

function Tick({ name, label, on }: { readonly name: string; readonly label: string; readonly on: boolean }) {
  return (
    <label class="tick">
      <input type="checkbox" name={name} value="1" checked={on} />
      <span>{label}</span>
    </label>
  );
}
