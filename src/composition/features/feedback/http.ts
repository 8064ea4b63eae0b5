import { HttpClient } from '../../../adapters/http/http-client.ts';
import { HttpFeedbackApi } from '../../../adapters/http/http-feedback-api.ts';
import { FeedbackApi } from '../../../application/ports/feedback-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services over HTTP. */
export function bindServices(bind: Bind): void {
  bind(FeedbackApi)
    .toResolvedValue((http) => new HttpFeedbackApi(http), [HttpClient])
    .inSingletonScope();
}
