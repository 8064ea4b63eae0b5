import { type FeedbackProblem, readFeedback, type TypedFeedback } from '../../domain/feedback/feedback.ts';
import type { Result } from '../../domain/result.ts';
import type { FeedbackApi, SendFailure } from '../ports/feedback-api.ts';

/** A field is not as it must be, and nothing was sent; or it was sent and not kept. */
export type FeedbackFailure = FeedbackProblem | SendFailure;

/** Sends what a visitor typed into a form, if all of it can be read. */
export class SendFeedback {
  constructor(private readonly api: FeedbackApi) {}

  async execute(typed: TypedFeedback): Promise<Result<void, FeedbackFailure>> {
    const read = readFeedback(typed);
    return read.ok ? this.api.send(read.value) : read;
  }
}
