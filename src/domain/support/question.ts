import { isEmail, normalizeEmail } from '../account/email.ts';
import { failure, type Result, success } from '../result.ts';

/** Endpoint of the support form, at the root. Site facts, section 8. */
export const supportPath = '/subscription-support/question';

/** The page with the form, without locale. */
export const supportPage = '/subscription-support';

/** The topics somebody may need help with, in the order of the page. Site facts, section 8. */
export const supportTopicNames = [
  'vpn',
  'personal-information-removal',
  'identity-theft-restoration',
  'ai-chat',
  'billing',
  'account',
  'other',
] as const;
/** A topic somebody may need help with. */
export type SupportTopicName = (typeof supportTopicNames)[number];

/** Maximum number of characters in a question, counted in UTF-16 code units like `maxlength`. */
export const longestQuestion = 4_000;

/** A subscriber's input, not yet validated. */
export interface TypedQuestion {
  readonly topic: string;
  /** Where the answer is sent. */
  readonly email: string;
  readonly question: string;
  /** Non-empty when our team may read it. */
  readonly consent: string;
}

/** A validated question to the support team. */
export interface Question {
  readonly topic: SupportTopicName;
  /** As returned by `normalizeEmail`. */
  readonly email: string;
  /** Trimmed, with lines ending in `\n`. */
  readonly question: string;
}

/**
 * What is wrong with a field: an unknown topic, an invalid e-mail address, no question or one longer than {@link
 * longestQuestion}, or a missing consent to read it.
 */
export type QuestionProblem = {
  readonly code: 'no_topic' | 'invalid_email_address' | 'no_question' | 'question_too_long' | 'no_consent';
};

/** Validates the form. Fails with the first {@link QuestionProblem} in the order of its fields. */
export function readQuestion(typed: TypedQuestion): Result<Question, QuestionProblem> {
  const { topic, email, question } = fieldsOf(typed);
  const [problem] = questionProblems(typed);
  if (problem !== undefined || topic === undefined) return failure(problem ?? { code: 'no_topic' });
  return success({ topic, email, question });
}

/**
 * All problems of the form, at most one per field, in the order of its fields; empty when {@link readQuestion} accepts
 * it.
 */
export function questionProblems(typed: TypedQuestion): readonly QuestionProblem[] {
  const { topic, email, question } = fieldsOf(typed);
  const problems: QuestionProblem[] = [];
  if (topic === undefined) problems.push({ code: 'no_topic' });
  if (!isEmail(email)) problems.push({ code: 'invalid_email_address' });
  if (question === '') problems.push({ code: 'no_question' });
  if (question.length > longestQuestion) problems.push({ code: 'question_too_long' });
  if (typed.consent === '') problems.push({ code: 'no_consent' });
  return problems;
}

function fieldsOf({ topic, email, question }: TypedQuestion) {
  return {
    topic: supportTopicNames.find((known) => known === topic),
    email: normalizeEmail(email),
    question: question.toWellFormed().replaceAll('\r\n', '\n').trim(),
  };
}
