import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventSum } from '../../../../src/server/beacon/count-table.ts';
import { CountTable } from '../../../../src/server/beacon/count-table.ts';
import type { Batch } from '../../../../src/server/beacon/day-sums.ts';
import { NatsBatchStream } from '../../../../src/server/beacon/stream/nats-batch-stream.ts';
import { StreamReader } from '../../../../src/server/beacon/stream/stream-reader.ts';
import { connectPostgres, type Store } from '../../../../src/server/db/store.ts';
import { createLog } from '../../../../src/server/log.ts';
import { startProcess } from '../../support/child-process.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { hasNatsServer, startBroker, type TestBroker } from '../../support/nats-server.ts';
import { sumOfCounts } from './open-event-stream.ts';

const batch = (run: string, number: number, sets = 1): Batch<EventSum> => ({
  run,
  number,
  rows: Array.from({ length: sets }, (_, set) => ({
    day: '2026-11-21',
    pixel: 'page_impression',
    params: `[["page","${run}-${set}"]]`,
    count: 10 ** (number - 1),
  })),
});

describe.skipIf(!hasNatsServer)('readers of a stream', () => {
  let broker: TestBroker;
  let connection: NatsConnection;
  let stream: NatsBatchStream;
  let name: string;
  let url: string;
  let store: Store;
  let tests = 0;
  beforeAll(async () => {
    broker = await startBroker();
    connection = await connect({ servers: broker.url });
  });
  afterAll(async () => {
    await connection.close();
    await broker.remove();
  });
  beforeEach(async () => {
    tests += 1;
    name = `readers-${tests}`;
    stream = await NatsBatchStream.open(connection, name);
    url = await freshDatabase();
    store = connectPostgres(url);
  });
  afterEach(() => store.close());

  const reader = (from: NatsBatchStream = stream, mostSets?: number, log = createLog('silent')) =>
    new StreamReader({ db: store.db, clock: new ManualClock(), log }, new CountTable(mostSets), () => from);

  it('bring batches of any number of processes into the store, and take them from the stream', async () => {
    for (let number = 1; number <= 3; number += 1) {
      for (const run of ['a', 'b', 'c']) await stream.add(batch(run, number, 100));
    }
    await reader().readAll();
    expect(await sumOfCounts(store)).toBe(3 * 100 * 111);
    expect(await stream.state()).toMatchObject({ batches: 0 });
  });

  it('count a batch once that lies in the stream more than once, and those after it', async () => {
    for (const number of [1, 1, 2, 1, 2, 3]) {
      // Sent by hand, as after the time in which the broker knows repeats.
      const { run, rows } = batch('a', number);
      const sums = rows.map(({ day, pixel, params, count }) => [day, pixel, params, count]);
      await jetstream(connection).publish(`${name}.batches`, JSON.stringify({ run, number, sums }));
      if (number === 2) await reader().readAll();
    }
    await reader().readAll();
    expect(await sumOfCounts(store)).toBe(111);
  });

  it('count each batch once when several read at the same time', async () => {
    const work = Array.from({ length: 4 }, () => reader());
    const readAll = () => Promise.all(work.map((each) => each.readAll()));
    for (let number = 1; number <= 5; number += 1) {
      for (const run of ['a', 'b', 'c', 'd']) {
        await stream.add(batch(run, number, 20));
        if (number % 2 === 0) void readAll();
      }
    }
    await readAll();
    expect(await sumOfCounts(store)).toBe(4 * 20 * 11_111);
    expect(await stream.state()).toMatchObject({ batches: 0 });
  });

  it('keep to the sets that a day may have together, whoever wrote before', async () => {
    const [one, other] = [reader(stream, 15), reader(stream, 15)];
    for (const [run, each] of [
      ['a', one],
      ['b', other],
      ['c', one],
      ['d', other],
    ] as const) {
      await stream.add(batch(run, 1, 10));
      await each.readAll();
    }
    const rows = await store.db.selectFrom('beacon_count').selectAll().execute();
    expect(rows).toHaveLength(15 + 1);
    expect(rows.find(({ params }) => params.includes('other'))).toMatchObject({ count: 25 });
  });

  it('leave out, and say, what is no batch', async () => {
    const lines: string[] = [];
    const bad = ['', 'null', '{"run":"a"}', '{"run":"a","number":1,"sums":[["today","x","[]",1]]}'];
    for (const text of bad) await jetstream(connection).publish(`${name}.batches`, text);
    await stream.add(batch('a', 1));
    await reader(stream, undefined, createLog('error', { write: (line) => void lines.push(line) })).readAll();
    expect(await sumOfCounts(store)).toBe(1);
    expect(lines).toHaveLength(bad.length);
    expect(await stream.state()).toMatchObject({ batches: 0 });
  });

  it('leave batches where they are while the store does not take them', async () => {
    await stream.add(batch('a', 1));
    await store.db.schema.alterTable('beacon_count').renameTo('beacon_away').execute();
    await reader().readAll();
    expect(await stream.state()).toMatchObject({ batches: 1 });
    await store.db.schema.alterTable('beacon_away').renameTo('beacon_count').execute();
    await reader().readAll();
    expect(await sumOfCounts(store)).toBe(1);
  });

  it('may be killed between the write into the store and the removal from the stream: the next one counts nothing twice', async () => {
    for (let number = 1; number <= 3; number += 1) await stream.add(batch('a', number));
    const killed = startProcess(`
      import { connect } from '@nats-io/transport-node';
      import { CountTable } from './src/server/beacon/count-table.ts';
      import { NatsBatchStream } from './src/server/beacon/stream/nats-batch-stream.ts';
      import { StreamReader } from './src/server/beacon/stream/stream-reader.ts';
      import { SystemClock } from './src/server/clock.ts';
      import { connectPostgres } from './src/server/db/store.ts';
      import { createLog } from './src/server/log.ts';
      const stream = await NatsBatchStream.open(await connect({ servers: '${broker.url}' }), '${name}');
      stream.removeThrough = () => new Promise(() => console.log('written'));
      const deps = { db: connectPostgres('${url}').db, clock: new SystemClock(), log: createLog('silent') };
      await new StreamReader(deps, new CountTable(), () => stream).readAll();
    `);
    expect(await killed.line()).toBe('written');
    await killed.kill();
    expect(await sumOfCounts(store)).toBe(111);
    expect(await stream.state()).toMatchObject({ batches: 3 });

    await stream.add(batch('a', 4));
    await reader().readAll();
    expect(await sumOfCounts(store)).toBe(1_111);
    expect(await stream.state()).toMatchObject({ batches: 0 });
  });
});
