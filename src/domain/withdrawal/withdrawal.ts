import { isEmail, normalizeEmail } from '../account/email.ts';
import { failure, type Result, success } from '../result.ts';

/** Endpoint of the withdrawal form, at the root. Directive 2011/83/EU, article 11a. */
export const withdrawalPath = '/withdrawal/statement';

/** Maximum number of characters in each field, counted in UTF-16 code units like `maxlength`. */
export const longestWithdrawal = { name: 120, details: 300 } as const;

/** A consumer's input, not yet validated. */
export interface TypedWithdrawal {
  readonly name: string;
  /** The subscription's address, if it has one; the receipt is sent there in any case. */
  readonly email: string;
  /** Anything else that identifies the purchase, such as the last digits of the card. */
  readonly details: string;
}

/** A validated statement of withdrawal, each text on one line. */
export interface Withdrawal {
  readonly name: string;
  /** As returned by `normalizeEmail`. */
  readonly email: string;
  /** May be empty. */
  readonly details: string;
}

/** What is wrong with a field: no name, one longer than {@link longestWithdrawal}, or an invalid e-mail address. */
export type WithdrawalProblem = {
  readonly code: 'no_name' | 'name_too_long' | 'invalid_email_address' | 'details_too_long';
};

/** Validates the form. Fails with the first {@link WithdrawalProblem} in the order of its fields. */
export function readWithdrawal(typed: TypedWithdrawal): Result<Withdrawal, WithdrawalProblem> {
  const [problem] = withdrawalProblems(typed);
  return problem === undefined ? success(fieldsOf(typed)) : failure(problem);
}

/**
 * All problems of the form, at most one per field, in the order of its fields; empty when {@link readWithdrawal}
 * accepts it.
 */
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
  return { name: onOneLine(name), email: normalizeEmail(email), details: onOneLine(details) };
}

function onOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
