import { FeedbackApi, type SendFailure } from '../../application/ports/feedback-api.ts';
import type { Feedback } from '../../domain/feedback/feedback.ts';
import { type Result, success } from '../../domain/result.ts';
import type { MemoryNetwork } from './memory-network.ts';

/** Collects what is sent. */
export class MemoryFeedbackApi extends FeedbackApi {
  readonly kept: Feedback[] = [];

  constructor(private readonly network: MemoryNetwork) {
    super();
  }

  send(feedback: Feedback): Promise<Result<void, SendFailure>> {
    return this.network.call('sendFeedback', () => {
      this.kept.push(feedback);
      return success(undefined);
    });
  }
}
