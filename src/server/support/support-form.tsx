/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import {
  longestQuestion,
  supportPath,
  supportTopicNames,
  type TypedQuestion,
} from '../../domain/support/question.ts';
import { controlOf, FormField, wrong } from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { QuestionFailure } from './ask-support.ts';

/** Answers a form that cannot be taken: the same form with what was typed, and in words what is missing. */
export function answerSupportForm(
  c: Context,
  language: NoticeLanguage,
  typed: TypedQuestion,
  failure: QuestionFailure,
): Response | Promise<Response> {
  const texts = noticeTexts[language].support;
  const isOften = failure.code === 'too_many_requests';
  if (isOften) c.header('Retry-After', String(failure.retryAfterSeconds));
  const problem = texts.problem(failure);
  const at = (...codes: readonly QuestionFailure['code'][]) =>
    codes.includes(failure.code) ? problem : null;
  return answerNotice(c, {
    ...{ language, says: texts.says, heading: isOften ? texts.headingOften : texts.heading },
    status: isOften ? 429 : 400,
    form: {
      button: texts.button,
      action: supportPath,
      fields: (
        <>
          <input type="hidden" name="locale" value={language} />
          <Problem of="form" says={at('too_many_requests')} />
          <FormField id="topic" label={texts.topic} problem={at('no_topic')}>
            <select {...controlOf('topic', at('no_topic'))}>
              <option value="">{texts.choose}</option>
              {supportTopicNames.map((name) => (
                <option key={name} value={name} selected={name === typed.topic}>
                  {texts.topics[name]}
                </option>
              ))}
            </select>
          </FormField>
          <FormField id="email" label={texts.email} problem={at('invalid_email_address')}>
            <input
              {...controlOf('email', at('invalid_email_address'))}
              type="text"
              inputmode="email"
              autocomplete="email"
              value={typed.email}
            />
          </FormField>
          <FormField id="question" label={texts.question} problem={at('no_question', 'question_too_long')}>
            <textarea
              {...controlOf('question', at('no_question', 'question_too_long'))}
              maxlength={longestQuestion}
              rows={8}
            >
              {typed.question}
            </textarea>
          </FormField>
          <div class="field">
            <Problem of="consent" says={at('no_consent')} />
            <label class="tick">
              <input
                type="checkbox"
                name="consent"
                value="yes"
                checked={typed.consent !== ''}
                {...wrong('consent', at('no_consent'))}
              />
              <span>{texts.consent}</span>
            </label>
          </div>
        </>
      ),
    },
  });
}
