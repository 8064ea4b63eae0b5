import { readDevice } from '../../domain/device/device.ts';
import { type Audience, experimentsWithAudience, filterOf } from '../../domain/experiment/audience.ts';
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
    const filters = experimentsWithAudience.map((name) => filterOf(name, audience));
    if (filters.includes('pending')) return;
    const allowed = experimentsWithAudience.filter((_, index) => filters[index] === 'allowed');
    this.store.write('audience', { allowed });
  }
}
