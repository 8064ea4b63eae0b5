import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { authBase, authPaths } from '../../src/contract/auth.ts';
import { DevBeaconReply, devPaths } from '../../src/contract/dev.ts';
import { autocompletePath } from '../../src/contract/search.ts';
import { sitePaths } from '../../src/contract/site.ts';
import { findNatsServer, howToGetNatsServer } from '../setup/nats-server.mjs';
import { startNatsServer } from '../setup/start-nats-server.ts';
import { measureAddressTiming } from './address-timing.ts';
import { openGateway, signedAgain } from './server/card-events.ts';
import { type Load, type Loaded, load } from './server/load.ts';
import { freePort, type OwnProcess, startOwn } from './server/own-process.ts';
import { soak, soakFor } from './server/soak.ts';
import { type Figure, printFigures } from './server/table.ts';
import { beginSignIn, buyOnce } from './server/visitor.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.resolve(root, process.env['BENCH_DIST'] ?? 'dist');
/** What runs a thousand times a second is compiled within seconds; what is measured is the server as it runs after that. */
const warmUpSeconds = 5;
const seconds = Math.min(Math.max(Number(process.env['BENCH_SECONDS'] ?? 8), 2), 10);
const secret = 'a secret of the benchmark that is long enough for a signature';
const pixel = 'deprecated_pixel';
const onlyBeacon = process.argv[3] === 'beacon';
const words = ['du', 'duck', 'pri', 'weather b', 'how to', 'n', 'ne', 'news', 'ber', 'fo'] as const;

const data = mkdtempSync(path.join(tmpdir(), 'bench-server-'));
const figures: Figure[] = [];
let served: OwnProcess | undefined;
let bare: OwnProcess | undefined;
let sink: Readonly<Record<string, string>> = {};
let turn = 0;

/** A load that comes twice: once to warm up both sides, once to be measured. */
async function loadWarm(asked: Load): Promise<Loaded> {
  const warmUp = await load({ ...asked, seconds: warmUpSeconds });
  const measured = await load(asked);
  return { ...measured, answered: warmUp.answered + measured.answered, wrong: warmUp.wrong + measured.wrong };
}

/**
 * One figure: the server and the bare handler under the same load, one after the other. `answered` and `wrong` count
 * the warm-up, too.
 */
async function compare(
  name: string,
  bar: string,
  at: 'p97' | 'p99',
  ours: Omit<Load, 'url' | 'seconds'>,
  least: Pick<Load, 'method'> & { readonly path: string },
): Promise<Loaded> {
  const [server, limit] = [started(served), started(bare)];
  const { rate } = ours;
  const measured = await loadWarm({ ...ours, url: server.url, seconds });
  const body = least.method === 'POST' ? { body: '{}' } : {};
  const floor = await loadWarm({
    url: limit.url,
    rate,
    seconds,
    ...(least.method === undefined ? {} : { method: least.method }),
    next: () => ({ path: least.path, ...body }),
  });
  const label = at === 'p97' ? 'p97.5' : 'p99';
  figures.push({
    name: `${name}, ${rate}/s`,
    measured: `${label} ${measured[at]} ms, p50 ${measured.p50} ms, ${Math.round(measured.rate)}/s${measured.wrong > 0 ? `, ${measured.wrong} WRONG` : ''}`,
    bar,
    ratio: `${(measured[at] / Math.max(1, floor[at])).toFixed(1)} x (${floor[at]} ms)`,
  });
  return measured;
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
};
const gateway = await openGateway(`http://127.0.0.1:${env.PORT}`);
const start = () =>
  startOwn(path.join(dist, 'server/main.js'), sitePaths.ready, {
    ...env,
    ...sink,
    PUBLIC_URL: gateway.url,
  });

try {
  const pageBytes = statSync(path.join(dist, 'client/index.html.br')).size;
  process.stdout.write(
    `The server and what asks it share ${cpus().length} cores (${cpus()[0]?.model.trim()}). Embedded store, one process, ${seconds} s a figure after ${warmUpSeconds} s of warming up.\n\n`,
  );
  bare = await startOwn(path.join(import.meta.dirname, 'server/bare-hono.ts'), '/page', {
    PORT: await freePort(),
    PAGE_BYTES: String(pageBytes),
  });
  served = await start();
  if (!onlyBeacon) await otherCalls(served);
  await beacon('beacon');
  await beaconByBroker();
  if (!onlyBeacon) {
    await startAgain();
    await addressTiming();
  }
} finally {
  await served?.kill();
  await bare?.kill();
  gateway.close();
  rmSync(data, { recursive: true, force: true });
}
printFigures(figures);
process.exit(0);

/** What visitors and the card provider ask beside the beacon. */
async function otherCalls(server: OwnProcess): Promise<void> {
  await buyOnce(server.url, gateway.url);
  const event = await gateway.event;
  const { cookie } = await beginSignIn(server.url);

  await compare(
    'static page, from memory',
    'p99 < 20 ms',
    'p99',
    { rate: 2_000, headers: { 'Accept-Encoding': 'br' }, next: () => ({ path: '/' }) },
    { path: '/page' },
  );
  await compare(
    'passcode check',
    'p99 < 80 ms',
    'p99',
    {
      rate: 200,
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      right: [400],
      next: () => ({
        path: authBase + authPaths.login,
        body: JSON.stringify({ email: `bench.${next()}@pond.example`, otp: '000000', method: 'otp' }),
      }),
    },
    { path: '/json', method: 'POST' },
  );
  await compare(
    'autocomplete',
    'p95 < 20 ms',
    'p97',
    {
      rate: 500,
      next: () => ({
        path: `${autocompletePath}?q=${encodeURIComponent(words[next() % words.length] ?? '')}&kl=us-en`,
      }),
    },
    { path: '/json' },
  );
  await compare(
    'card provider event',
    'p99 < 200 ms',
    'p99',
    { rate: 50, method: 'POST', next: () => signedAgain(event, secret) },
    { path: '/json', method: 'POST' },
  );
  figures.push(
    await soak(server, soakFor(process.env['SOAK']), () => {
      const kinds = ['/', `${autocompletePath}?q=du`, '/api/products', `/t/${pixel}?${next()}`];
      return kinds[next() % kinds.length] ?? '/';
    }),
  );
}

async function beacon(name: string): Promise<void> {
  const before = await countedEvents(started(served).url);
  const { answered } = await compare(
    name,
    'p99 < 25 ms',
    'p99',
    { rate: 5_000, next: () => ({ path: `/t/${pixel}?${next()}` }) },
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

/** Another second of events at full rate, and SIGKILL the moment the last is answered. */
async function lostByKill(name: string, counted: number): Promise<void> {
  const last = await load({
    url: started(served).url,
    rate: 5_000,
    seconds: 2,
    next: () => ({ path: `/t/${pixel}?${next()}` }),
  });
  await started(served).kill();
  served = await start();
  // More may be counted than was answered: what was under way.
  const lost = Math.max(0, counted + last.answered - (await countedEvents(served.url)));
  figures.push({
    name,
    measured: `${lost} of ${counted + last.answered}`,
    bar: 'the last second',
  });
}

async function startAgain(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await started(served).kill();
    served = await start();
    times.push(served.startedIn);
  }
  const middle = times.sort((a, b) => a - b)[1] ?? Number.NaN;
  figures.push({
    name: 'start on an existing store, to /readyz',
    measured: `${(middle / 1000).toFixed(2)} s`,
    bar: '<= 3 s',
  });
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
