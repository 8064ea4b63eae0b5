import type { TooManyRequests } from '../../../domain/failure.ts';
import type { FeedbackKind, FeedbackProblem, FeedbackReason } from '../../../domain/feedback/feedback.ts';

/** The texts of the page that shows a plain form again. */
export interface FeedbackTexts {
  readonly heading: string;
  readonly headingOften: string;
  readonly says: readonly string[];
  readonly site: string;
  readonly siteHint: string;
  readonly comment: string;
  readonly commentHint: string;
  readonly why: Readonly<Record<FeedbackKind, string>>;
  readonly reasons: { readonly [Kind in FeedbackKind]: Readonly<Record<FeedbackReason<Kind>, string>> };
  readonly button: Readonly<Record<FeedbackKind, string>>;
  readonly problem: (failure: FeedbackProblem | TooManyRequests) => string;
}
