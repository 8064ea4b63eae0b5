import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectPostgres, type Store } from '../../../../src/server/db/store.ts';
import { sendBeacons } from '../../reliability/busy-beacons.ts';
import { until } from '../../reliability/in-time.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { hasNatsServer, startBroker, type TestBroker } from '../../support/nats-server.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { freshStream, sumOfCounts } from './open-event-stream.ts';

let broker: TestBroker;
let store: Store;
let folder: string;
let env: Readonly<Record<string, string>>;
beforeEach(async () => {
  broker = await startBroker();
  folder = mkdtempSync(join(tmpdir(), 'mallard-processes-'));
  const url = await freshDatabase();
  store = connectPostgres(url);
  env = {
    ...{ DATA_DIR: folder, DATABASE_URL: url, BEACON_SINK: freshStream(broker.url) },
    PUBLIC_URL: 'http://localhost:4173',
  };
});
afterEach(async () => {
  await store.close();
  await broker.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!hasNatsServer)('web processes that share a stream', () => {
  it('lose the last second at most when one is killed, and nothing when one is told to stop; nothing is counted twice', async () => {
    const [killed, stopped] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    const [ofKilled, ofStopped]: [number[], number[]] = [[], []];
    const visits = [
      sendBeacons(killed, ofKilled),
      sendBeacons(killed, ofKilled),
      sendBeacons(stopped, ofStopped),
    ];
    // Long enough that some are in the store, some in the stream and some in memory.
    await until(async () => (await sumOfCounts(store)) > 200);
    await killed.kill();
    const diedAt = performance.now();
    stopped.terminate();
    expect(await stopped.ended).toBe(0);
    await Promise.all(visits);

    // Whoever is next counts what is left in the stream.
    const next = await startServerProcess(env);
    const sure = ofKilled.filter((at) => at < diedAt - 1_000).length + ofStopped.length;
    await until(async () => (await sumOfCounts(store)) >= sure);
    next.terminate();
    expect(await next.ended).toBe(0);
    // One answer of each visit may have been on its way.
    expect(await sumOfCounts(store)).toBeLessThanOrEqual(ofKilled.length + ofStopped.length + visits.length);
  });
});
