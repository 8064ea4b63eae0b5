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
import { controlOf, FormField } from '../http/form-field.tsx';
import { answerNotice, type NoticeLanguage } from '../http/notice-page.tsx';
import { Problem } from '../http/problem.tsx';
import { noticeTexts } from '../notice-texts/notice-texts.ts';
import type { Receipt } from './kept-withdrawals.ts';

type Answer = Response | Promise<Response>;
/** Why the form is shown again. */
type FormProblem = WithdrawalProblem | TooManyRequests;

/** Answers the form with what was typed, and in words what is wrong; without a problem because it was asked for. */
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
  const at = (...codes: readonly FormProblem['code'][]) => {
    const found = problems.find(({ code }) => codes.includes(code));
    return found === undefined ? null : texts.problem(found);
  };
  const wrongName = at('no_name', 'name_too_long');
  const wrongEmail = at('invalid_email_address');
  return answerNotice(c, {
    ...{ language, heading, says, status: problem === null ? 200 : isOften ? 429 : 400 },
    form: {
      button: texts.form.button,
      action: withdrawalPath,
      fields: (
        <>
          <input type="hidden" name="locale" value={language} />
          <Problem of="form" says={at('too_many_requests')} />
          <Field id="name" label={texts.name} problem={wrongName} value={typed.name} autocomplete="name" />
          <Field
            id="email"
            label={texts.email}
            problem={wrongEmail}
            isFirst={wrongName === null}
            value={typed.email}
            autocomplete="email"
            inputmode="email"
          />
          <Field
            id="details"
            label={texts.details}
            problem={at('details_too_long')}
            isFirst={wrongName === null && wrongEmail === null}
            value={typed.details}
            autocomplete="off"
          />
        </>
      ),
    },
  });
}

/** Answers what was typed once more, with the button that makes it count. `number` will be that of the receipt. */
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

/** Answers the receipt: the statement as it was kept, with its number and the moment it came. */
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
  readonly id: string;
  readonly label: string;
  readonly problem: string | null;
  /** Whether nothing before it is wrong. */
  readonly isFirst?: boolean;
  readonly value: string;
  readonly autocomplete: string;
  readonly inputmode?: 'email';
}

function Field({ id, label, problem, isFirst, ...input }: FieldProps) {
  return (
    <FormField id={id} label={label} problem={problem}>
      <input {...controlOf(id, problem, isFirst)} type="text" {...input} />
    </FormField>
  );
}
