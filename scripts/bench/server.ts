import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { authBase, authPaths } from '../../src/contract/auth.ts';
import { DevBeaconReply, devPaths } from '../../src/contract/dev.ts';
import { autocompletePath } from '../../src/contract/search.ts';
import { findNatsServer, howToGetNatsServer } from '../setup/nats-server.mjs';
import { startNatsServer } from '../setup/start-nats-server.ts';
import { measureAddressTiming } from './address-timing.ts';
import { openGateway, signedAgain } from './server/card-events.ts';
import { type Comparison, compare } from './server/compare.ts';
import { type Load, load } from './server/load.ts';
import { behindThisMachine, comingFrom, madeUpNetwork } from './server/made-up-network.ts';
import { freePort, type OwnProcess, startOwn } from './server/own-process.ts';
import { soak, soakFor } from './server/soak.ts';
import { measureStart } from './server/start.ts';
import { startSite } from './server/start-site.ts';
import { type Figure, printFigures } from './server/table.ts';
import { untilCalm } from './server/until-calm.ts';
import { beginSignIn, buyOnce } from './server/visitor.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.resolve(root, process.env['BENCH_DIST'] ?? 'dist');
const seconds = Math.min(Math.max(Number(process.env['BENCH_SECONDS'] ?? 18), 2), 60);
const secret = 'a secret of the benchmark that is long enough for a signature';
const pixel = 'deprecated_pixel';
/** The requested figures; all by default. */
const wanted = process.argv.slice(3);
const wants = (figure: FigureName) => wanted.length === 0 || wanted.includes(figure);
const known = [
  'static',
  'passcode',
  'autocomplete',
  'event',
  'memory',
  'beacon',
  'broker',
  'start',
  'address',
] as const;
type FigureName = (typeof known)[number];
if (wanted.some((name) => !known.some((figure) => figure === name)))
  throw new Error(`npm run bench -- server [${known.join(' ')}]`);
const words = ['du', 'duck', 'pri', 'weather b', 'how to', 'n', 'ne', 'news', 'ber', 'fo'] as const;

const data = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
const figures: Figure[] = [];
let served: OwnProcess | undefined;
let bare: OwnProcess | undefined;
let writing: OwnProcess | undefined;
let sink: Readonly<Record<string, string>> = {};
let turn = 0;

/** One figure: the server and the bare handler under the same load. Returns how many calls the server answered. */
async function beside(
  figure: Pick<Comparison, 'name' | 'rate' | 'bar' | 'at' | 'atMost'>,
  asked: Comparison['ours']['asked'],
  least: Pick<Load, 'method'> & { readonly path: string },
): Promise<number> {
  const { method = 'GET', path: at } = least;
  const next = () => ({ path: at, ...(method === 'POST' ? { body: '{}' } : {}) });
  const compared = await compare({
    ...figure,
    seconds,
    ours: { server: started(served), asked },
    bare: { server: started(bare), asked: { method, next } },
  });
  figures.push(compared.figure);
  return compared.answered;
}

/**
 * Next to the figure before it: the same load on a bare handler that writes one row, the least that a call with a write
 * can cost.
 */
async function writingOneRow(rate: number): Promise<void> {
  writing ??= await startOwn(path.join(import.meta.dirname, 'server/bare-write.ts'), '/ready', {
    PORT: await freePort(),
    STORE: path.join(data, 'one-write'),
  });
  const asked = { method: 'POST', next: () => ({ path: '/json', body: '{}' }) } as const;
  const { figure } = await compare({
    name: '· a bare handler with one write',
    rate,
    seconds,
    at: 'p99',
    ours: { server: writing, asked },
    bare: { server: started(bare), asked },
  });
  figures.push(figure);
}

function started(server: OwnProcess | undefined): OwnProcess {
  if (server === undefined) throw new Error('Not started');
  return server;
}

async function countedEvents(url: string): Promise<number> {
  const answer = await fetch(`${url}${devPaths.beacon}?format=json`);
  const { days } = z.parse(DevBeaconReply, await answer.json());
  return days.flatMap(({ events }) => events).reduce((sum, { count }) => sum + count, 0);
}

const next = () => {
  turn += 1;
  return turn;
};

const env = {
  DATA_DIR: data,
  PORT: await freePort(),
  LOG_LEVEL: 'error',
  SNAPSHOT_EVERY: 'off',
  CARD_WEBHOOK_SECRET: secret,
  ...behindThisMachine,
};
const gateway = await openGateway(() => `http://127.0.0.1:${env.PORT}`);
const start = () =>
  startSite(path.join(dist, 'server/main.js'), {
    ...env,
    ...sink,
    PUBLIC_URL: gateway.url,
  });

try {
  const pageBytes = statSync(path.join(dist, 'client/index.html.br')).size;
  process.stdout.write(
    `The server and what asks it share ${cpus().length} cores (${cpus()[0]?.model.trim()}). Embedded store, one process, ${seconds} s a figure and side.\n\n`,
  );
  bare = await startOwn(path.join(import.meta.dirname, 'server/bare-hono.ts'), '/page', {
    PORT: await freePort(),
    PAGE_BYTES: String(pageBytes),
  });
  served = await start();
  await untilCalm(served);
  await otherCalls(served);
  if (wants('beacon')) await beacon('beacon');
  if (wants('broker')) await beaconByBroker();
  if (wants('start')) await startAgain();
  if (wants('address')) await addressTiming();
} finally {
  await served?.kill();
  await bare?.kill();
  await writing?.kill();
  gateway.close();
  rmSync(data, { recursive: true, force: true });
}
printFigures(figures);
process.exit(0);

/** Requests by visitors and by the card provider, besides the beacon. */
async function otherCalls(server: OwnProcess): Promise<void> {
  if (wants('static'))
    await beside(
      { name: 'static page, from memory', rate: 2_000, bar: 'p99 < 20 ms', at: 'p99', atMost: 1.3 },
      { headers: { 'Accept-Encoding': 'br' }, next: () => ({ path: '/' }) },
      { path: '/page' },
    );
  if (wants('passcode')) {
    const { cookie } = await beginSignIn(server.url);
    await beside(
      { name: 'passcode check', rate: 200, bar: 'p99 < 80 ms', at: 'p99', atMost: 4 },
      {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        right: [400],
        next: () => ({
          path: authBase + authPaths.login,
          headers: comingFrom(madeUpNetwork()),
          body: JSON.stringify({ email: `bench.${next()}@pond.example`, otp: '000000', method: 'otp' }),
        }),
      },
      { path: '/json', method: 'POST' },
    );
    await writingOneRow(200);
  }
  if (wants('autocomplete')) {
    const query = () => encodeURIComponent(words[next() % words.length] ?? '');
    await beside(
      { name: 'autocomplete', rate: 500, bar: 'p95 < 20 ms', at: 'p95', atMost: 1.3 },
      { next: () => ({ path: `${autocompletePath}?q=${query()}&kl=us-en` }) },
      { path: '/json' },
    );
  }
  if (wants('event')) {
    const sent = gateway.nextEvent();
    await buyOnce(server.url, gateway.url);
    const event = await sent;
    await beside(
      { name: 'card provider event', rate: 50, bar: 'p99 < 200 ms', at: 'p99', atMost: 4 },
      { method: 'POST', next: () => signedAgain(event, secret) },
      { path: '/json', method: 'POST' },
    );
    await writingOneRow(50);
  }
  if (wants('memory'))
    figures.push(
      await soak(server, soakFor(process.env['SOAK']), () => {
        const kinds = ['/', `${autocompletePath}?q=du`, '/api/products', `/t/${pixel}?${next()}`];
        return kinds[next() % kinds.length] ?? '/';
      }),
    );
}

async function beacon(name: string): Promise<void> {
  const before = await countedEvents(started(served).url);
  const answered = await beside(
    { name, rate: 5_000, bar: 'p99 < 25 ms', at: 'p99', atMost: 1 },
    { next: () => ({ path: `/t/${pixel}?${next()}` }) },
    { path: '/nothing' },
  );
  await lostByKill(`${name}: lost by SIGKILL`, before + answered);
}

/** The same with a broker between beacon and store. */
async function beaconByBroker(): Promise<void> {
  const program = await findNatsServer();
  if (program === null) {
    process.stdout.write(
      `Without a nats-server the beacon's other sink is left out: ${howToGetNatsServer}.\n`,
    );
    return;
  }
  const [port, folder] = [await freePort(), path.join(data, 'nats')];
  const nats = await startNatsServer(program, { port, folder });
  try {
    sink = { BEACON_SINK: `nats://127.0.0.1:${port}` };
    await started(served).kill();
    served = await start();
    await beacon('beacon by NATS');
  } finally {
    sink = {};
    nats.kill('SIGKILL');
  }
}

/** Another second of events at full rate, then SIGKILL as soon as the last is answered. */
async function lostByKill(name: string, counted: number): Promise<void> {
  const last = await load({
    url: started(served).url,
    rate: 5_000,
    seconds: 2,
    next: () => ({ path: `/t/${pixel}?${next()}` }),
  });
  await started(served).kill();
  served = await start();
  // More may be counted than were answered: those in flight.
  const lost = Math.max(0, counted + last.answered - (await countedEvents(served.url)));
  figures.push({
    name,
    measured: `${lost} of ${counted + last.answered}`,
    bar: 'the last second',
  });
}

async function startAgain(): Promise<void> {
  await started(served).end();
  figures.push(await measureStart(data, start));
  served = await start();
}

async function addressTiming(): Promise<void> {
  const { runs, knownMedian, unknownMedian, difference, ksP } = await measureAddressTiming(
    started(served).url,
  );
  figures.push({
    name: `known and unknown address, 2 x ${runs}`,
    measured: `medians ${knownMedian.toFixed(2)} and ${unknownMedian.toFixed(2)} ms, difference ${difference.toFixed(2)} ms (KS p ${ksP.toFixed(2)})`,
    bar: '< 5 ms',
  });
}
