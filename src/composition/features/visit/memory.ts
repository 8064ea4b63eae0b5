import { MemoryEligibilityApi } from '../../../adapters/memory/memory-eligibility-api.ts';
import { MemoryPixelSender } from '../../../adapters/memory/memory-pixel-sender.ts';
import { MemoryVisitorApi } from '../../../adapters/memory/memory-visitor-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { EligibilityApi } from '../../../application/ports/eligibility-api.ts';
import { PixelSender } from '../../../application/ports/pixel-sender.ts';
import { VisitorApi } from '../../../application/ports/visitor-api.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { network, subscriptions }: MemoryWorld): void {
  const whereabouts = () => subscriptions.country;
  bind(PixelSender)
    .toResolvedValue(() => new MemoryPixelSender())
    .inSingletonScope();
  bind(VisitorApi)
    .toResolvedValue(() => new MemoryVisitorApi(whereabouts, network))
    .inSingletonScope();
  bind(EligibilityApi)
    .toResolvedValue(() => new MemoryEligibilityApi(whereabouts, network))
    .inSingletonScope();
}
