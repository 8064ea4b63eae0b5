import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../../src/server/db/store.ts';
import { createLog } from '../../../../src/server/log.ts';
import { until } from '../../reliability/in-time.ts';
import { openFreshStore } from '../../support/fresh-database.ts';
import { hasNatsServer, makeBroker, startBroker, type TestBroker } from '../../support/nats-server.ts';
import { openTestSite, siteUrl } from '../../support/test-site.ts';
import { connected, freshStream, openEventStream, sumOfCounts } from './open-event-stream.ts';

const home = { pixel: 'page_impression', params: { page: 'home', locale: 'en' } } as const;
const impression = '/t/page_impression?1&page=home&locale=en';

let broker: TestBroker;
let store: Store;
beforeEach(async () => {
  store = await openFreshStore();
});
afterEach(async () => {
  await broker.remove();
  await store.close();
});

function recordedLog() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) };
}

const messages = (lines: readonly string[]) => lines.map((line) => String(JSON.parse(line).msg));

describe.skipIf(!hasNatsServer)('a broker that is away', () => {
  it('keeps no site from starting, from being ready and from answering; what came is counted when it is there', async () => {
    broker = await makeBroker();
    const at = await openTestSite({ store, env: { BEACON_SINK: broker.url, METRICS_PORT: '5698' } });
    const get = (path: string) => at.site.fetch(new Request(siteUrl + path));
    const figure = async (name: string) => {
      const answer = await at.site.metrics?.(new Request('http://127.0.0.1:5698/metrics'));
      return (await answer?.text())?.split('\n').find((line) => line.startsWith(`${name} `));
    };

    expect((await get('/readyz')).status).toBe(200);
    expect((await get(impression)).status).toBe(204);
    expect((await get('/dev/beacon')).status).toBe(200);
    expect([await figure('beacon_broker_up'), await figure('beacon_waiting_sums')]).toEqual([
      'beacon_broker_up 0',
      'beacon_waiting_sums 1',
    ]);
    expect(await sumOfCounts(store)).toBe(0);

    await broker.start();
    await until(async () => (await sumOfCounts(store)) === 1);
    await until(async () => (await figure('beacon_stream_batches')) === 'beacon_stream_batches 0');
    expect([await figure('beacon_broker_up'), await figure('beacon_waiting_sums')]).toEqual([
      'beacon_broker_up 1',
      'beacon_waiting_sums 0',
    ]);
    expect(await figure('beacon_lost_total')).toBe('beacon_lost_total 0');
    await at.close();
  });

  it('is killed and started again, again and again, while events come: each is counted once', async () => {
    broker = await startBroker();
    const { lines, log } = recordedLog();
    const { sink, close } = await openEventStream({ url: broker.url, store, log });
    let counted = 0;
    for (let kill = 0; kill < 3; kill += 1) {
      await connected(sink);
      // The broker dies while batches are on their way, written, and removed.
      const flushes = Array.from({ length: 4 }, async (_, index) => {
        sink.count({ pixel: 'banner_impression', params: { page: 'home', origin: `round.${index}` } });
        await sink.flush();
      });
      counted += 4;
      await Promise.race(flushes);
      await broker.kill();
      await Promise.all(flushes);
      for (let event = 0; event < 500; event += 1) sink.count(home);
      counted += 500;
      await broker.start();
    }
    await connected(sink);
    await sink.flush();
    await until(async () => (await sumOfCounts(store)) >= counted);
    await close();
    expect(await sumOfCounts(store)).toBe(counted);
    expect(messages(lines).filter((said) => said.endsWith('is away'))).toHaveLength(3);
    expect(messages(lines).filter((said) => said.endsWith('is back'))).toHaveLength(3);
  });

  it('costs only new sums once 50,000 wait, and the figures say how many events that were', async () => {
    broker = await makeBroker();
    const { sink, close } = await openEventStream({ url: broker.url, store, wait: false });
    const set = (index: number) => ({ page: 'home', origin: `campaign.${index}` });
    for (let index = 0; index < 50_010; index += 1) {
      sink.count({ pixel: 'banner_impression', params: set(index) });
    }
    for (let again = 0; again < 100; again += 1) sink.count({ pixel: 'banner_impression', params: set(0) });
    expect(sink.figures()).toEqual({ waiting: 50_000, lost: 10, broker: { connected: false, batches: 0 } });
    await close();
    expect(await sumOfCounts(store)).toBe(50_000 + 100);
  });

  it('loses nothing of a process that is told to stop meanwhile: it writes into the store itself, beside what is in the stream', async () => {
    broker = await startBroker();
    const stream = freshStream(broker.url);
    await store.db.schema.alterTable('beacon_count').renameTo('beacon_away').execute();
    const { sink, close } = await openEventStream({ url: broker.url, stream, store });
    sink.count(home);
    await sink.flush();
    await broker.kill();
    await store.db.schema.alterTable('beacon_away').renameTo('beacon_count').execute();
    for (let event = 0; event < 10; event += 1) sink.count(home);
    await until(async () => sink.figures().broker?.connected === false);
    await close();
    expect(await sumOfCounts(store)).toBe(10);

    await broker.start();
    const next = await openEventStream({ url: broker.url, stream, store });
    await next.close();
    expect(await sumOfCounts(store)).toBe(11);
  });

  it('takes no more than its stream may hold; the rest waits here and is counted when there is room', async () => {
    broker = await startBroker();
    const stream = freshStream(broker.url);
    const name = new URL(stream).pathname.slice(1);
    const connection = await connect({ servers: broker.url });
    const manager = await jetstreamManager(connection);
    await manager.streams.add({ name, subjects: [`${name}.batches`], max_msgs: 1, discard: 'new' });
    await store.db.schema.alterTable('beacon_count').renameTo('beacon_away').execute();
    const { sink, close } = await openEventStream({ url: broker.url, stream, store });
    for (let event = 0; event < 3; event += 1) {
      sink.count(home);
      await sink.flush();
    }
    expect(sink.figures()).toMatchObject({ waiting: 2, lost: 0 });
    await store.db.schema.alterTable('beacon_away').renameTo('beacon_count').execute();
    await sink.flush();
    await sink.flush();
    await sink.flush();
    expect(await sumOfCounts(store)).toBe(3);
    await close();
    await connection.close();
  });

  it('gets its stream anew when somebody has deleted it', async () => {
    broker = await startBroker();
    const stream = freshStream(broker.url);
    const { sink, close } = await openEventStream({ url: broker.url, stream, store });
    const connection = await connect({ servers: broker.url });
    await (await jetstreamManager(connection)).streams.delete(new URL(stream).pathname.slice(1));
    sink.count(home);
    await sink.flush();
    await sink.flush();
    await until(async () => (await sumOfCounts(store)) === 1);
    await close();
    await connection.close();
  });
});

describe.skipIf(!hasNatsServer)('who may use the broker', () => {
  it('is said by the address, and no password gets into the log', async () => {
    broker = await startBroker(['-js', '--user', 'site', '--pass', 'p@ss/word']);
    const { lines, log } = recordedLog();
    const at = (password: string) => broker.url.replace('//', `//site:${password}@`);
    const wrong = await openEventStream({ url: at('secret-guess'), store, log, wait: false });
    await until(async () => lines.length > 0);
    expect(messages(lines)).toEqual(['the broker of the beacon is away']);
    expect(lines.join()).not.toContain('secret-guess');
    await wrong.close();

    const right = await openEventStream({ url: at('p%40ss%2Fword'), store, log });
    right.sink.count(home);
    await right.close();
    expect(await sumOfCounts(store)).toBe(1);
    expect(lines.join()).not.toContain('p@ss');
  });

  it('may be a token', async () => {
    broker = await startBroker(['-js', '--auth', 't0ken']);
    const { sink, close } = await openEventStream({ url: broker.url.replace('//', '//t0ken@'), store });
    sink.count(home);
    await close();
    expect(await sumOfCounts(store)).toBe(1);
  });

  it('is not told to a broker without encryption when the address asks for it, and a broker must have JetStream', async () => {
    broker = await startBroker([]);
    const { lines, log } = recordedLog();
    const encrypted = broker.url.replace('nats://', 'tls://site:secret-word@');
    for (const [before, url] of [encrypted, broker.url].entries()) {
      const { close } = await openEventStream({ url, store, log, wait: false });
      await until(async () => lines.length > before);
      await close();
    }
    const said = lines.map((line) => String(JSON.parse(line).err?.message));
    expect(said).toEqual([
      expect.stringMatching(/does not support 'tls'/),
      expect.stringMatching(/jetstream is not enabled/i),
    ]);
  });
});
