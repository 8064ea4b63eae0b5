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
  const topic = supportTopicNames.find((known) => known === typed.topic);
  const email = normaliseEmail(typed.email);
  const question = typed.question.toWellFormed().replaceAll('\r\n', '\n').trim();
  if (topic === undefined) return failure({ code: 'no_topic' });
  if (!isEmail(email)) return failure({ code: 'invalid_email_address' });
  if (question === '') return failure({ code: 'no_question' });
  if (question.length > longestQuestion) return failure({ code: 'question_too_long' });
  if (typed.consent === '') return failure({ code: 'no_consent' });
  return success({ topic, email, question });
}
