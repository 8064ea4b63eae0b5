import type { SendFeedback } from './send-feedback.ts';

/** The forms through which visitors send us feedback. */
export interface FeedbackFeature {
  readonly sendFeedback: SendFeedback;
}
