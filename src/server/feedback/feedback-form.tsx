/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import {
  feedbackAction,
  feedbackProblems,
  feedbackReasons,
  type TypedFeedback,
} from '../../domain/feedback/feedback.ts';
import {
  controlOf,
  describedBy,
  type FieldNotes,
  FormField,
  notesOf,
  problemsOf,
} from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { FeedbackFailure } from './kept-feedback.ts';

/** Responds to a rejected plain form with the same form, what was entered, and a message for each problem. */
export function answerFeedbackForm(
  c: Context,
  language: NoticeLanguage,
  typed: TypedFeedback,
  failure: FeedbackFailure,
): Response | Promise<Response> {
  const texts = noticeTexts[language].feedback;
  const isOften = failure.code === 'too_many_requests';
  if (isOften) c.header('Retry-After', String(failure.retryAfterSeconds));
  const at = problemsOf<FeedbackFailure>(isOften ? [failure] : feedbackProblems(typed), texts.problem);
  const { site, reason, comment } = notesOf({
    site: { problem: at('no_address', 'invalid_address'), hint: texts.siteHint },
    reason: { problem: at('no_reason') },
    comment: { problem: at('no_comment', 'comment_too_long'), hint: texts.commentHint },
  });
  return answerNotice(c, {
    ...{ language, says: texts.says, heading: isOften ? texts.headingOften : texts.heading },
    status: isOften ? 429 : 400,
    form: {
      button: texts.button[typed.kind],
      action: feedbackAction(typed.kind),
      fields: (
        <>
          <input type="hidden" name="kind" value={typed.kind} />
          <input type="hidden" name="locale" value={language} />
          <Problem of="form" says={at('too_many_requests')} />
          {typed.kind === 'malicious-site' && (
            <FormField label={texts.site} notes={site}>
              <input
                {...controlOf(site)}
                type="text"
                inputmode="url"
                autocapitalize="none"
                spellcheck={false}
                value={typed.site}
              />
            </FormField>
          )}
          <Reasons language={language} typed={typed} notes={reason} />
          <FormField label={texts.comment} notes={comment}>
            <textarea {...controlOf(comment)} rows={6}>
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
  readonly notes: FieldNotes;
}

function Reasons({ language, typed: { kind, reason }, notes }: ReasonsProps) {
  const texts = noticeTexts[language].feedback;
  const names: Readonly<Record<string, string>> = texts.reasons[kind];
  const { autofocus = false, 'aria-describedby': described } = describedBy(notes);
  return (
    <fieldset aria-describedby={described}>
      <legend>{texts.why[kind]}</legend>
      <Problem of={notes.id} says={notes.problem} />
      {feedbackReasons[kind].map((value, index) => (
        <label class="tick" key={value}>
          <input
            type="radio"
            name="reason"
            value={value}
            checked={value === reason}
            autofocus={autofocus && index === 0}
          />
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
