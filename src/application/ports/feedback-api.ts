import type { CallFailure, TooManyRequests } from '../../domain/failure.ts';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import type { Result } from '../../domain/result.ts';

/** Why what was sent was not stored. */
export type SendFailure = TooManyRequests | CallFailure;

/** Receives what visitors send through forms. Site facts, section 8. */
export abstract class FeedbackApi {
  /** Sends a form anonymously. Fails with `too_many_requests` when the visitor's network has sent too many lately. */
  abstract send(feedback: Feedback): Promise<Result<void, SendFailure>>;
}
