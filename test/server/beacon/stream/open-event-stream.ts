import type { EventSink } from '../../../../src/server/beacon/event-sink.ts';
import { EventStream } from '../../../../src/server/beacon/stream/event-stream.ts';
import { readBeaconBroker } from '../../../../src/server/config/beacon-broker.ts';
import type { Store } from '../../../../src/server/db/store.ts';
import { createLog, type Logger } from '../../../../src/server/log.ts';
import { until } from '../../reliability/in-time.ts';
import { openFreshStore } from '../../support/fresh-database.ts';
import { ManualClock } from '../../support/manual-clock.ts';

let streams = 0;

/** The address of a stream that no other test uses. */
export function freshStream(url: string): string {
  streams += 1;
  return `${url}/test-${process.pid}-${streams}`;
}

/** A sink on a stream of its own unless `stream` says which, connected unless it shall not be waited for. */
export async function openEventStream(options: {
  readonly url: string;
  readonly stream?: string;
  readonly clock?: ManualClock;
  readonly mostSets?: number | undefined;
  readonly store?: Store;
  readonly log?: Logger;
  readonly wait?: boolean;
}) {
  const store = options.store ?? (await openFreshStore());
  const settings = readBeaconBroker(options.stream ?? freshStream(options.url));
  if (settings === null) throw new Error('No broker');
  const { clock = new ManualClock(), log = createLog('silent') } = options;
  const sink: EventSink = new EventStream({ db: store.db, clock, log }, settings, options.mostSets);
  if (options.wait !== false) await connected(sink);
  return {
    sink,
    store,
    close: async () => {
      await sink.close();
      if (options.store === undefined) await store.close();
    },
  };
}

/** Resolves when the sink has reached its broker. */
export function connected(sink: EventSink): Promise<void> {
  return until(async () => sink.figures().broker?.connected === true);
}

/** All that is counted in a store. */
export async function sumOfCounts(store: Store): Promise<number> {
  const rows = await store.db.selectFrom('beacon_count').select('count').execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}
