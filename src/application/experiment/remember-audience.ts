import { readDevice } from '../../domain/device/device.ts';
import { type Audience, filterOf, isForAll } from '../../domain/experiment/audience.ts';
import { experimentNames } from '../../domain/experiment/catalogue.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';

/**
 * Keeps for the visit who may take part in the experiments that are not for all, once country and eligibility are known.
 * The page that is shown stays as it is; the next one carries it out before it is painted. What is kept names experiments
 * and no country.
 */
export class RememberAudience {
  constructor(
    private readonly store: KeptEntries,
    private readonly device: DeviceSource,
  ) {}

  execute({ country, eligibility }: Pick<Audience, 'country' | 'eligibility'>): void {
    const audience = { country, eligibility, deviceKind: readDevice(this.device.signs()).kind };
    const asked = experimentNames.filter((name) => !isForAll(name));
    const filters = asked.map((name) => filterOf(name, audience));
    if (filters.includes('pending')) return;
    this.store.write('audience', { allowed: asked.filter((_, index) => filters[index] === 'allowed') });
  }
}
