/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import type { TooManyRequests } from '../../domain/failure.ts';
import { pathIn } from '../../domain/locale/locale.ts';
import {
  type TypedWithdrawal,
  type Withdrawal,
  type WithdrawalProblem,
  withdrawalPath,
  withdrawalProblems,
} from '../../domain/withdrawal/withdrawal.ts';
import { controlOf, type FieldNotes, FormField, notesOf, problemsOf } from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { Receipt } from './kept-withdrawals.ts';

type Answer = Response | Promise<Response>;
/** Why the form is shown again. */
type FormProblem = WithdrawalProblem | TooManyRequests;

/** Responds with the form, what was entered, and a message for the problem; without a problem when it was requested. */
export function answerForm(
  c: Context,
  language: NoticeLanguage,
  typed: TypedWithdrawal,
  problem: FormProblem | null,
): Answer {
  const texts = noticeTexts[language].withdrawal;
  const isOften = problem?.code === 'too_many_requests';
  if (isOften) c.header('Retry-After', String(problem.retryAfterSeconds));
  const { heading, says } = problem === null ? texts.form : isOften ? texts.often : texts.missing;
  const problems = problem === null ? [] : isOften ? [problem] : withdrawalProblems(typed);
  const at = problemsOf<FormProblem>(problems, texts.problem);
  const { name, email, details } = notesOf({
    name: { problem: at('no_name', 'name_too_long') },
    email: { problem: at('invalid_email_address'), hint: texts.emailHint },
    details: { problem: at('details_too_long'), hint: texts.detailsHint },
  });
  return answerNotice(c, {
    ...{ language, heading, says, status: problem === null ? 200 : isOften ? 429 : 400 },
    form: {
      button: texts.form.button,
      action: withdrawalPath,
      fields: (
        <>
          <input type="hidden" name="locale" value={language} />
          <Problem of="form" says={at('too_many_requests')} />
          <Field label={texts.name} notes={name} value={typed.name} autocomplete="name" />
          <Field
            label={texts.email}
            notes={email}
            value={typed.email}
            autocomplete="email"
            inputmode="email"
          />
          <Field label={texts.details} notes={details} value={typed.details} autocomplete="off" />
        </>
      ),
    },
  });
}

/** Responds with the entered statement and the button that confirms it. `number` will be the receipt's. */
export function answerConfirmation(
  c: Context,
  language: NoticeLanguage,
  statement: Withdrawal,
  number: string,
): Answer {
  const { confirmation } = noticeTexts[language].withdrawal;
  const hidden = { ...statement, number, locale: language };
  return answerNotice(c, {
    ...{ language, heading: confirmation.heading, says: confirmation.says },
    content: <Facts language={language} said={statement} />,
    form: {
      button: confirmation.button,
      second: { name: 'change', button: confirmation.change },
      action: withdrawalPath,
      fields: Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" key={name} name={name} value={value} />
      )),
    },
  });
}

/** Responds with the receipt: the stored statement with its number and time. */
export function answerReceipt(c: Context, language: NoticeLanguage, receipt: Receipt): Answer {
  const { heading, mailed, unmailed, next, home } = noticeTexts[language].withdrawal.receipt;
  return answerNotice(c, {
    ...{ language, heading, says: [receipt.isMailed ? mailed : unmailed, next] },
    content: <Facts language={language} said={receipt} receipt={receipt} />,
    link: { href: pathIn(language, '/'), label: home },
  });
}

interface FactsProps {
  readonly language: NoticeLanguage;
  readonly said: Withdrawal;
  readonly receipt?: Receipt;
}

function Facts({ language, said, receipt }: FactsProps) {
  const texts = noticeTexts[language].withdrawal;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const facts = [
    ...(receipt === undefined ? [] : [[texts.received, moment.format(receipt.receivedAt)] as const]),
    [texts.name, said.name] as const,
    [texts.email, said.email] as const,
    ...(said.details === '' ? [] : [[texts.purchase, said.details] as const]),
    ...(receipt === undefined ? [] : [[texts.number, receipt.number] as const]),
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FieldProps {
  readonly label: string;
  readonly notes: FieldNotes;
  readonly value: string;
  readonly autocomplete: string;
  readonly inputmode?: 'email';
}

function Field({ label, notes, ...input }: FieldProps) {
  return (
    <FormField label={label} notes={notes}>
      <input {...controlOf(notes)} type="text" {...input} />
    </FormField>
  );
}
