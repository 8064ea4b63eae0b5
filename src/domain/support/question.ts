import { isEmail, normaliseEmail } from '../account/email.ts';
import { failure, type Result, success } from '../result.ts';

/** Where the form of subscription support is sent, at the root. Site facts, section 8. */
export const supportPath = '/subscription-support/question';

/** The page with the form, without locale. */
export const supportPage = '/subscription-support';

/** What somebody may need help with, in the order in which the page lists it. Site facts, section 8. */
export const supportTopicNames = [
  'vpn',
  'personal-information-removal',
  'identity-theft-restoration',
  'ai-chat',
  'billing',
  'account',
  'other',
] as const;
/** One of them. */
export type SupportTopicName = (typeof supportTopicNames)[number];

/** How many characters a question may have at most; what a browser counts for `maxlength`, so UTF-16 code units. */
export const longestQuestion = 4_000;

/** What a subscriber typed and chose, unread. */
export interface TypedQuestion {
  readonly topic: string;
  /** Where the answer goes. */
  readonly email: string;
  readonly question: string;
  /** Anything but empty: our team may read it. */
  readonly consent: string;
}

/** A question to the people of support. */
export interface Question {
  readonly topic: SupportTopicName;
  /** As `normaliseEmail` gives it. */
  readonly email: string;
  /** Without white space around it; its lines end in `\n`. */
  readonly question: string;
}

/**
 * Which field is not as it must be: none of the topics, no e-mail address, no question or one over {@link longestQuestion}, or
 * the box that allows us to read it is not ticked.
 */
export type QuestionProblem = {
  readonly code: 'no_topic' | 'invalid_email_address' | 'no_question' | 'question_too_long' | 'no_consent';
};

/** Reads the form; of several problems the one that stands first in it. Fails with a {@link QuestionProblem}. */
export function readQuestion(typed: TypedQuestion): Result<Question, QuestionProblem> {
  const { topic, email, question } = fieldsOf(typed);
  const [problem] = questionProblems(typed);
  if (problem !== undefined || topic === undefined) return failure(problem ?? { code: 'no_topic' });
  return success({ topic, email, question });
}

/** Every problem of the form, one a field, in the order of its fields; none where {@link readQuestion} takes it. */
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
    email: normaliseEmail(email),
    question: question.toWellFormed().replaceAll('\r\n', '\n').trim(),
  };
}
