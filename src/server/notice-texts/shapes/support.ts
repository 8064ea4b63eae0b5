import type { TooManyRequests } from '../../../domain/failure.ts';
import type { QuestionProblem, SupportTopicName } from '../../../domain/support/question.ts';

/** The texts of the page that shows the form again, and the topics as the email names them. */
export interface SupportTexts {
  readonly heading: string;
  readonly headingOften: string;
  readonly says: readonly string[];
  readonly topic: string;
  /** Placeholder in the list of topics. */
  readonly choose: string;
  readonly topics: Readonly<Record<SupportTopicName, string>>;
  readonly email: string;
  readonly emailHint: string;
  readonly question: string;
  readonly consent: string;
  /** The link to the privacy policy, with the text before and after it. */
  readonly consentHint: readonly [before: string, link: string, after: string];
  readonly button: string;
  readonly problem: (failure: QuestionProblem | TooManyRequests) => string;
}
