import { describe, expect, it } from 'vitest';
import type { CountedDay, DayCounts } from '../../src/application/ports/day-counts.ts';
import { valueOf } from './services.ts';

/** A site with these counts of yesterday, and which day that is. */
export interface CountedSite {
  readonly api: DayCounts;
  readonly day: string;
}

/** What every {@link DayCounts} does; `open` is a site on which these events came yesterday, so often. */
export function dayCountsContract(
  name: string,
  open: (counts: CountedDay['counts']) => CountedSite | Promise<CountedSite>,
): void {
  describe(`${name} as the counts of yesterday`, () => {
    it('tells how often each event came, and on which day', async () => {
      const counts = { subscription_add_email_success: 3, oops_500_onload: 1 };
      const { api, day } = await open(counts);
      expect(valueOf(await api.yesterday())).toEqual({ day, counts });
    });

    it('is empty after a day without any', async () => {
      const { api, day } = await open({});
      expect(valueOf(await api.yesterday())).toEqual({ day, counts: {} });
    });
  });
}
