import { MemoryFeedbackApi } from '../../../adapters/memory/memory-feedback-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { FeedbackApi } from '../../../application/ports/feedback-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { network }: MemoryWorld): void {
  bind(FeedbackApi)
    .toResolvedValue(() => new MemoryFeedbackApi(network))
    .inSingletonScope();
}
