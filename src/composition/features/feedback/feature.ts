import { SendFeedback } from '../../../application/feedback/send-feedback.ts';
import { FeedbackApi } from '../../../application/ports/feedback-api.ts';
import type { Feature } from '../../feature.ts';

/** The forms through which visitors send us feedback. */
export const feature: Feature<'feedback'> = {
  bindUseCases(bind) {
    bind(SendFeedback)
      .toResolvedValue((api) => new SendFeedback(api), [FeedbackApi])
      .inSingletonScope();
  },
  of: (container) => ({ sendFeedback: container.get(SendFeedback) }),
};
