import type { SendFeedback } from './send-feedback.ts';

/** What visitors tell us by form. */
export interface FeedbackFeature {
  readonly sendFeedback: SendFeedback;
}
