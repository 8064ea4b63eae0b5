import { type FeedbackProblem, readFeedback, type TypedFeedback } from '../../domain/feedback/feedback.ts';
import type { Result } from '../../domain/result.ts';
import type { FeedbackApi, SendFailure } from '../ports/feedback-api.ts';

/** A field is invalid and nothing was sent, or it was sent and not stored. */
export type FeedbackFailure = FeedbackProblem | SendFailure;

/** Sends what a visitor typed into a form, if every field is valid. */
export class SendFeedback {
  constructor(private readonly api: FeedbackApi) {}

  async execute(typed: TypedFeedback): Promise<Result<void, FeedbackFailure>> {
    const read = readFeedback(typed);
    return read.ok ? this.api.send(read.value) : read;
  }
}
