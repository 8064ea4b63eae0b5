/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { pathIn } from '../../domain/locale/locale.ts';
import {
  longestQuestion,
  questionProblems,
  supportPath,
  supportTopicNames,
  type TypedQuestion,
} from '../../domain/support/question.ts';
import { controlOf, describedBy, FormField, Hint, notesOf, problemsOf } from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { QuestionFailure } from './ask-support.ts';

/** Responds to a rejected form with the same form, what was entered, and a message for each problem. */
export function answerSupportForm(
  c: Context,
  language: NoticeLanguage,
  typed: TypedQuestion,
  failure: QuestionFailure,
): Response | Promise<Response> {
  const texts = noticeTexts[language].support;
  const isOften = failure.code === 'too_many_requests';
  if (isOften) c.header('Retry-After', String(failure.retryAfterSeconds));
  const at = problemsOf<QuestionFailure>(isOften ? [failure] : questionProblems(typed), texts.problem);
  const { topic, email, question, consent } = notesOf({
    topic: { problem: at('no_topic') },
    email: { problem: at('invalid_email_address'), hint: texts.emailHint },
    question: { problem: at('no_question', 'question_too_long') },
    consent: { problem: at('no_consent'), hint: <ConsentHint language={language} /> },
  });
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
          <FormField label={texts.topic} notes={topic}>
            <span class="pick">
              <select {...controlOf(topic)}>
                <option value="">{texts.choose}</option>
                {supportTopicNames.map((name) => (
                  <option key={name} value={name} selected={name === typed.topic}>
                    {texts.topics[name]}
                  </option>
                ))}
              </select>
            </span>
          </FormField>
          <FormField label={texts.email} notes={email}>
            <input
              {...controlOf(email)}
              type="text"
              inputmode="email"
              autocomplete="email"
              value={typed.email}
            />
          </FormField>
          <FormField label={texts.question} notes={question}>
            <textarea {...controlOf(question)} maxlength={longestQuestion} rows={8}>
              {typed.question}
            </textarea>
          </FormField>
          <div class="field">
            <Problem of="consent" says={consent.problem} />
            <label class="tick">
              <input
                type="checkbox"
                id="consent"
                name="consent"
                value="yes"
                checked={typed.consent !== ''}
                {...describedBy(consent)}
              />
              <span>{texts.consent}</span>
            </label>
            <Hint {...consent} />
          </div>
        </>
      ),
    },
  });
}

/** Links to where visitors can read how long a question is kept. */
function ConsentHint({ language }: { readonly language: NoticeLanguage }) {
  const [before, link, after] = noticeTexts[language].support.consentHint;
  return (
    <>
      {before}
      <a href={pathIn(language, '/privacy')}>{link}</a>
      {after}
    </>
  );
}
