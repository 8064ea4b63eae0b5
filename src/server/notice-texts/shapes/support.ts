import type { TooManyRequests } from '../../../domain/failure.ts';
import type { QuestionProblem, SupportTopicName } from '../../../domain/support/question.ts';

/** Every text of the page on which the form is shown again, and the topics as the email names them. */
export interface SupportTexts {
  readonly heading: string;
  readonly headingOften: string;
  readonly says: readonly string[];
  readonly topic: string;
  /** Stands in the list of topics until one is chosen. */
  readonly choose: string;
  readonly topics: Readonly<Record<SupportTopicName, string>>;
  readonly email: string;
  readonly emailHint: string;
  readonly question: string;
  readonly consent: string;
  /** The words of the link to the privacy policy, with what stands before and after them. */
  readonly consentHint: readonly [before: string, link: string, after: string];
  readonly button: string;
  readonly problem: (failure: QuestionProblem | TooManyRequests) => string;
}
