import { ContainerModule } from 'inversify';
import { MemoryBlogApi } from '../../adapters/memory/memory-blog-api.ts';
import { MemoryCloudSettingsApi } from '../../adapters/memory/memory-cloud-settings-api.ts';
import { MemoryCohortApi } from '../../adapters/memory/memory-cohort-api.ts';
import { MemoryNewsletterApi } from '../../adapters/memory/memory-newsletter-api.ts';
import { MemoryStaticContent } from '../../adapters/memory/memory-static-content.ts';
import { MemorySuggestionApi } from '../../adapters/memory/memory-suggestion-api.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { BlogApi } from '../../application/ports/blog-api.ts';
import { Clock } from '../../application/ports/clock.ts';
import { CloudSettingsApi } from '../../application/ports/cloud-settings-api.ts';
import { CohortApi } from '../../application/ports/cohort-api.ts';
import { NewsletterApi } from '../../application/ports/newsletter-api.ts';
import { StaticContent } from '../../application/ports/static-content.ts';
import { SuggestionApi } from '../../application/ports/suggestion-api.ts';

/** What the search of a world in memory knows to complete. */
const phrases = ['wild duck', 'wild goose', 'mallard', 'duck pond', 'reed warbler'];

/** The services of `MoreOfApp`, of a world in memory. */
export const memoryMoreBindings = (world: MemoryWorld) =>
  new ContainerModule(({ bind }) => {
    const { network } = world;
    bind(SuggestionApi)
      .toResolvedValue(() => new MemorySuggestionApi(phrases, network))
      .inSingletonScope();
    bind(NewsletterApi)
      .toResolvedValue(() => new MemoryNewsletterApi(network))
      .inSingletonScope();
    bind(BlogApi)
      .toResolvedValue(() => new MemoryBlogApi([], network))
      .inSingletonScope();
    bind(StaticContent)
      .toResolvedValue(() => new MemoryStaticContent({}, network))
      .inSingletonScope();
    bind(CohortApi)
      .toResolvedValue((clock) => new MemoryCohortApi(clock, network), [Clock])
      .inSingletonScope();
    bind(CloudSettingsApi)
      .toResolvedValue(() => new MemoryCloudSettingsApi(network))
      .inSingletonScope();
  });
