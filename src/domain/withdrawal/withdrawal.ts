import { isEmail, normaliseEmail } from '../account/email.ts';
import { failure, type Result, success } from '../result.ts';

/** Where the form of the right of withdrawal is sent, at the root. Directive 2011/83/EU, article 11a. */
export const withdrawalPath = '/withdrawal/statement';

/** How many characters a field may have at most; what a browser counts for `maxlength`, so UTF-16 code units. */
export const longestWithdrawal = { name: 120, details: 300 } as const;

/** What a consumer typed, unread. */
export interface TypedWithdrawal {
  readonly name: string;
  /** Of the subscription, if it has one, and where the receipt goes in any case. */
  readonly email: string;
  /** What else the purchase can be found by, such as the last digits of the card. */
  readonly details: string;
}

/** A statement of withdrawal, each text on one line. */
export interface Withdrawal {
  readonly name: string;
  /** As `normaliseEmail` gives it. */
  readonly email: string;
  /** Empty when nothing was added. */
  readonly details: string;
}

/** Which field is not as it must be: no name, one over {@link longestWithdrawal}, or no e-mail address. */
export type WithdrawalProblem = {
  readonly code: 'no_name' | 'name_too_long' | 'invalid_email_address' | 'details_too_long';
};

/** Reads the form; of several problems the one that stands first in it. Fails with a {@link WithdrawalProblem}. */
export function readWithdrawal(typed: TypedWithdrawal): Result<Withdrawal, WithdrawalProblem> {
  const [problem] = withdrawalProblems(typed);
  return problem === undefined ? success(fieldsOf(typed)) : failure(problem);
}

/** Every problem of the form, one a field, in the order of its fields; none where {@link readWithdrawal} takes it. */
export function withdrawalProblems(typed: TypedWithdrawal): readonly WithdrawalProblem[] {
  const { name, email, details } = fieldsOf(typed);
  const problems: WithdrawalProblem[] = [];
  if (name === '') problems.push({ code: 'no_name' });
  if (name.length > longestWithdrawal.name) problems.push({ code: 'name_too_long' });
  if (!isEmail(email)) problems.push({ code: 'invalid_email_address' });
  if (details.length > longestWithdrawal.details) problems.push({ code: 'details_too_long' });
  return problems;
}

function fieldsOf({ name, email, details }: TypedWithdrawal): Withdrawal {
  return { name: onOneLine(name), email: normaliseEmail(email), details: onOneLine(details) };
}

function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
