import { afterAll, beforeAll, describe } from 'vitest';
import { EventCounter } from '../../../src/server/beacon/event-counter.ts';
import { createLog } from '../../../src/server/log.ts';
import { openFreshStore } from '../support/fresh-database.ts';
import { hasNatsServer, startBroker, type TestBroker } from '../support/nats-server.ts';
import { eventSinkContract } from './event-sink.contract.ts';
import { openEventStream } from './stream/open-event-stream.ts';

eventSinkContract('EventCounter', async (clock, mostSets) => {
  const store = await openFreshStore();
  const sink = new EventCounter(store.db, clock, createLog('silent'), mostSets);
  return {
    sink,
    store,
    close: async () => {
      await sink.close();
      await store.close();
    },
  };
});

describe.skipIf(!hasNatsServer)('with a nats-server', () => {
  let broker: TestBroker;
  beforeAll(async () => {
    broker = await startBroker();
  });
  afterAll(() => broker.remove());

  eventSinkContract('EventStream', (clock, mostSets) =>
    openEventStream({ url: broker.url, clock, mostSets }),
  );
});
