import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryCohortApi } from '../../../src/adapters/memory/memory-cohort-api.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { ReadCohort } from '../../../src/application/analytics/read-cohort.ts';

/** A page on the worked example's day, 21 November 2026. */
function page(address: string) {
  const network = new MemoryNetwork();
  const clock = new MemoryClock();
  clock.advance(Date.UTC(2026, 10, 21, 12) - clock.now());
  const api = new MemoryCohortApi(clock, network);
  const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
  return { api, network, cohort: new ReadCohort(api, location) };
}

describe('the visitor’s cohort', () => {
  it('is that of today for who comes without one', async () => {
    expect(await page('/').cohort.execute()).toEqual({ version: 'v561-4', variant: '_', atbVariant: '_' });
  });

  it('is the one in the address, with its variants apart', async () => {
    expect(await page('/extension-success?atb=v105-2ma').cohort.execute()).toEqual({
      version: 'v105-2',
      variant: 'm',
      atbVariant: 'a',
    });
  });

  it('is the one that the service puts in its place', async () => {
    const { api, cohort } = page('/?atb=v105-2ma');
    api.replacement = { week: 1, day: 1, variant: '' };
    expect(await cohort.execute()).toMatchObject({ version: 'v1-1' });
  });

  it('is that of today where the address names none that can be', async () => {
    expect(await page('/?atb=v0-9').cohort.execute()).toMatchObject({ version: 'v561-4' });
  });

  it('is the one in the address, else the error cohort, while the service is away', async () => {
    const known = page('/?atb=v105-2');
    known.network.down = true;
    expect(await known.cohort.execute()).toMatchObject({ version: 'v105-2' });
    const unknown = page('/');
    unknown.network.down = true;
    expect(await unknown.cohort.execute()).toMatchObject({ version: 'v1-1' });
  });
});
