import { MemoryCohortApi } from '../../../adapters/memory/memory-cohort-api.ts';
import type { MemoryWorld } from '../../../adapters/memory/memory-world.ts';
import { Clock } from '../../../application/ports/clock.ts';
import { CohortApi } from '../../../application/ports/cohort-api.ts';
import type { Bind } from '../../feature.ts';

/** The services of this feature, of a world in memory. */
export function bindServices(bind: Bind, { network }: MemoryWorld): void {
  bind(CohortApi)
    .toResolvedValue((clock) => new MemoryCohortApi(clock, network), [Clock])
    .inSingletonScope();
}
