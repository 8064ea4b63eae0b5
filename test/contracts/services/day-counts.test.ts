import { describe, expect, it, onTestFinished } from 'vitest';
import { HttpDayCounts } from '../../../src/adapters/http/http-day-counts.ts';
import { MemoryDayCounts } from '../../../src/adapters/memory/memory-day-counts.ts';
import { MemoryNetwork } from '../../../src/adapters/memory/memory-network.ts';
import type { CountedDay, DayCounts } from '../../../src/application/ports/day-counts.ts';
import { devPaths } from '../../../src/contract/dev.ts';
import { utcDay } from '../../../src/server/utc-day.ts';
import { clientOf } from '../../support/http-services.ts';
import { realServer } from '../../support/real-server.ts';
import { valueOf } from '../../support/services.ts';

/** A site with these counts of yesterday, and which day that is. */
interface CountedSite {
  readonly api: DayCounts;
  readonly day: string;
}

/** What every {@link DayCounts} does; `open` is a site on which these events came yesterday, so often. */
function dayCountsContract(
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

dayCountsContract('MemoryDayCounts', (counts) => {
  const day = '2026-11-21';
  return { api: new MemoryDayCounts({ day, counts }, new MemoryNetwork()), day };
});

dayCountsContract('HttpDayCounts', async (counts) => {
  const own = await realServer();
  onTestFinished(() => own.close());
  const http = clientOf(own);
  const send = (path: string) => http.send({ service: 'content', method: 'post', path });
  for (const [pixel, count] of Object.entries(counts))
    for (let sent = 0; sent < count; sent += 1) await send(`/t/${pixel}`);
  // The developers' page writes what has been counted before it shows it.
  await http.send({ service: 'content', method: 'get', path: devPaths.beacon });
  const day = utcDay(await own.now());
  await own.advance(86_400_000);
  return { api: new HttpDayCounts(http), day };
});
