import { readDevice } from '../../domain/device/device.ts';
import { type Audience, experimentsWithAudience, filterOf } from '../../domain/experiment/audience.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';

/**
 * Stores for the visit which audience-restricted experiments the visitor may take part in, once country and eligibility
 * are known. The current page stays as it is; the next one applies it before its first paint. The stored value names
 * experiments, not the country.
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
