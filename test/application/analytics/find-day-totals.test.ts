import { describe, expect, it } from 'vitest';
import { MemoryDayCounts } from '../../../src/adapters/memory/memory-day-counts.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import { FindDayTotals } from '../../../src/application/analytics/find-day-totals.ts';
import { countedNames } from '../../../src/domain/analytics/pixel-registry.ts';

const day = '2026-11-21';

function totalsOf(counts: Readonly<Record<string, number>>) {
  const network = new MemoryNetwork();
  return { network, totals: new FindDayTotals(new MemoryDayCounts({ day, counts }, network)) };
}

describe('the totals of a day', () => {
  it('have every event of the registry, those that did not come with 0', async () => {
    const { totals } = totalsOf({ page_impression: 12 });
    const found = await totals.find();
    expect(found.ok && Object.keys(found.value.totals)).toEqual(countedNames);
    expect(found.ok && found.value).toMatchObject({ day, totals: { page_impression: 12, cta_click: 0 } });
  });

  it('count each visit of an error page once, whichever page it was and however long it was looked at', async () => {
    const { totals } = totalsOf({
      oops_500_onload: 5,
      oops_500_1sec: 4,
      oops_500_2sec: 3,
      '418_onload': 2,
    });
    const found = await totals.find();
    expect(found.ok && found.value.totals.error_page).toBe(7);
  });

  it('leave out what is not in the registry', async () => {
    const found = await totalsOf({ made_up: 9, constructor: 9 }).totals.find();
    expect(found.ok && Object.values(found.value.totals).every((total) => total === 0)).toBe(true);
  });

  it('fail as the call does', async () => {
    const { network, totals } = totalsOf({});
    network.down = true;
    expect(await totals.find()).toEqual({ ok: false, error: { code: 'offline' } });
  });
});
