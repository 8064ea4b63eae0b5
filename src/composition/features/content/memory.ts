import { MemoryNewsletterApi } from '../../../adapters/memory/memory-newsletter-api.ts';
import { MemoryStaticContent } from '../../../adapters/memory/memory-static-content.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { NewsletterApi } from '../../../application/ports/newsletter-api.ts';
import { StaticContent } from '../../../application/ports/static-content.ts';
import type { Bind } from '../../feature.ts';

/** Binds this feature's services in an in-memory world. */
export function bindServices(bind: Bind, { network }: MemoryWorld): void {
  bind(StaticContent)
    .toResolvedValue(() => new MemoryStaticContent({}, network))
    .inSingletonScope();
  bind(NewsletterApi)
    .toResolvedValue(() => new MemoryNewsletterApi(network))
    .inSingletonScope();
}
