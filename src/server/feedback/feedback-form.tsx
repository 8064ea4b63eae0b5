/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { feedbackPath, feedbackReasons, type TypedFeedback } from '../../domain/feedback/feedback.ts';
import { controlOf, FormField } from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { FeedbackFailure } from './kept-feedback.ts';

/** Answers a plain form that cannot be taken: the same form with what was typed, and in words what is missing. */
export function answerFeedbackForm(
  c: Context,
  language: NoticeLanguage,
  typed: TypedFeedback,
  failure: FeedbackFailure,
): Response | Promise<Response> {
  const texts = noticeTexts[language].feedback;
  const isOften = failure.code === 'too_many_requests';
  if (isOften) c.header('Retry-After', String(failure.retryAfterSeconds));
  const problem = texts.problem(failure);
  const at = (...codes: readonly FeedbackFailure['code'][]) =>
    codes.includes(failure.code) ? problem : null;
  return answerNotice(c, {
    ...{ language, says: texts.says, heading: isOften ? texts.headingOften : texts.heading },
    status: isOften ? 429 : 400,
    form: {
      button: texts.button[typed.kind],
      action: feedbackPath,
      fields: (
        <>
          <input type="hidden" name="kind" value={typed.kind} />
          <input type="hidden" name="locale" value={language} />
          <Problem says={at('too_many_requests')} />
          {typed.kind === 'malicious-site' && (
            <FormField id="site" label={texts.site} problem={at('invalid_address')}>
              <input
                {...controlOf('site', at('invalid_address'))}
                type="text"
                inputmode="url"
                autocapitalize="none"
                spellcheck={false}
                value={typed.site}
              />
            </FormField>
          )}
          <Reasons language={language} typed={typed} problem={at('no_reason')} />
          <FormField id="comment" label={texts.comment} problem={at('no_comment', 'comment_too_long')}>
            <textarea {...controlOf('comment', at('no_comment', 'comment_too_long'))} rows={6}>
              {typed.comment}
            </textarea>
          </FormField>
        </>
      ),
    },
  });
}

interface ReasonsProps {
  readonly language: NoticeLanguage;
  readonly typed: TypedFeedback;
  readonly problem: string | null;
}

function Reasons({ language, typed: { kind, reason }, problem }: ReasonsProps) {
  const texts = noticeTexts[language].feedback;
  const names: Readonly<Record<string, string>> = texts.reasons[kind];
  return (
    <fieldset aria-describedby={problem === null ? undefined : 'problem'}>
      <legend>{texts.why[kind]}</legend>
      <Problem says={problem} />
      {feedbackReasons[kind].map((value) => (
        <label class="tick" key={value}>
          <input type="radio" name="reason" value={value} checked={value === reason} />
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
