import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { authBase, authPaths } from '../../../src/contract/auth.ts';
import { sitePaths } from '../../../src/contract/site.ts';
import { subscriptionBase, subscriptionPaths } from '../../../src/contract/subscription.ts';
import { openGateway, signedAgain } from '../server/card-events.ts';
import { behindThisMachine, comingFrom, madeUpNetwork } from '../server/made-up-network.ts';
import { freePort, type OwnProcess } from '../server/own-process.ts';
import { startSite } from '../server/start-site.ts';
import { askRefresh, beginSignIn, buyOnce, signUp, tokensOf } from '../server/visitor.ts';
import { type Paced, paced } from './paced.ts';
import { type Probed, probe } from './probe.ts';

const secret = 'a secret of the benchmark that is long enough for a signature';
const warmUpSeconds = 3;
const visitors = 40;
const probedVisitors = 300;
/** Time limits of the housekeeping at a start with rows to delete and the nightly work, and at a start without. */
const wholeHousekeeping = 120_000;
const restOfHousekeeping = 10_000;
/** The earliest time after a start at which the server takes a snapshot of its store. */
const firstSnapshot = 60_000;

/** The measurements of a server's first minutes on a store with work for housekeeping; times in milliseconds. */
export interface AfterStart {
  /**
   * The cheapest call that queries the store, while the first visitor after the start signs in: most of that code runs
   * for the first time.
   */
  readonly firstSignIn: Probed;
  /** Visitors' refreshes during the housekeeping of the start, next to the cheapest call that queries the store. */
  readonly housekeeping: Readonly<Record<'refresh' | 'least', Probed>>;
}

/** The measurements of a server on a store that is already tidy; times in milliseconds. */
export interface Measured {
  readonly start: number;
  readonly loads: Readonly<Record<LoadName, Paced>>;
  readonly megabytes: number;
  /** A visitor's calls while the store is being copied, and how long the copy took. */
  readonly snapshot: Probed & { readonly took: number };
}

export const loadNames = ['passcode check', 'refresh', 'subscription read', 'card event'] as const;
type LoadName = (typeof loadNames)[number];

/**
 * Starts the built server on the store in a folder and measures everything except housekeeping. The store must have
 * been closed properly, and housekeeping must have been done.
 */
export async function measureStore(script: string, folder: string, seconds: number): Promise<Measured> {
  const port = await freePort();
  const gateway = await openGateway(() => `http://127.0.0.1:${port}`);
  const from = performance.now();
  const server = await startSite(script, {
    PORT: port,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    CARD_WEBHOOK_SECRET: secret,
    PUBLIC_URL: gateway.url,
    ...behindThisMachine,
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, restOfHousekeeping));
    const sent = gateway.nextEvent();
    const buyer = await buyOnce(server.url, gateway.url);
    const read = () =>
      fetch(server.url + subscriptionBase + subscriptionPaths.subscription, {
        headers: { Authorization: `Bearer ${buyer.access}` },
      });
    const event = await sent;
    while (!(await read()).ok) await new Promise((resolve) => setTimeout(resolve, 50));
    const loads = await loadsOf(server, event, read, seconds);
    const megabytes = server.memory();
    const snapshot = await duringSnapshot(folder, from, async () => statusOf(await read()));
    return { start: server.startedIn, loads, megabytes, snapshot };
  } finally {
    await server.kill();
    gateway.close();
  }
}

/** Probes from the start of a server, whose housekeeping, the nightly one included, starts a second later. */
export async function measureAfterStart(script: string, folder: string): Promise<AfterStart> {
  const server = await startSite(script, {
    PORT: await freePort(),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SNAPSHOT_EVERY: 'off',
    ...behindThisMachine,
  });
  const probeLeast = () => probe(async () => statusOf(await fetch(server.url + sitePaths.ready)));
  const atFirst = probeLeast();
  await refreshed(server.url, await signUp(server.url));
  const firstSignIn = await atFirst.stop();
  const refreshing = probeRefresh(server.url);
  const least = probeLeast();
  await new Promise((resolve) => setTimeout(resolve, wholeHousekeeping));
  const housekeeping = { refresh: await refreshing.stop(), least: await least.stop() };
  await server.end();
  return { firstSignIn, housekeeping };
}

/** Probes with refreshes of many visitors in turn: no real visitor refreshes continuously. */
function probeRefresh(url: string): ReturnType<typeof probe> {
  const chains: Chain[] = [];
  let turn = 0;
  return probe(
    async () => {
      const chain = chains[turn % chains.length] as Chain;
      turn += 1;
      return refreshed(url, chain);
    },
    async () => {
      if (chains.length < probedVisitors) chains.push(await signUp(url));
    },
  );
}

/** A sign-in, by its next refresh token. */
interface Chain {
  refresh: string;
}

/** Refreshes it, and returns the response's status. */
async function refreshed(url: string, chain: Chain): Promise<number> {
  const answer = await askRefresh(url, chain.refresh);
  if (!answer.ok) return statusOf(answer);
  chain.refresh = (await tokensOf(answer)).refresh;
  return answer.status;
}

async function loadsOf(
  { url }: OwnProcess,
  event: string,
  read: () => Promise<Response>,
  seconds: number,
): Promise<Measured['loads']> {
  const { cookie } = await beginSignIn(url);
  const chains: Chain[] = [];
  for (let count = 0; count < visitors; count += 1) chains.push(await signUp(url));
  let turn = 0;
  const calls: Readonly<Record<LoadName, readonly [rate: number, call: () => Promise<boolean>]>> = {
    'passcode check': [
      40,
      () => {
        turn += 1;
        const body = JSON.stringify({ email: `bench.${turn}@pond.example`, otp: '000000', method: 'otp' });
        const headers = {
          Cookie: cookie,
          'Content-Type': 'application/json',
          ...comingFrom(madeUpNetwork()),
        };
        return answered(400, fetch(url + authBase + authPaths.login, { method: 'POST', headers, body }));
      },
    ],
    refresh: [
      20,
      async () => {
        turn += 1;
        const chain = chains[turn % visitors];
        return chain !== undefined && (await refreshed(url, chain)) === 200;
      },
    ],
    'subscription read': [40, () => answered(200, read())],
    'card event': [
      20,
      () => {
        const { path: at, body, headers } = signedAgain(event, secret);
        return answered(200, fetch(url + at, { method: 'POST', headers, body }));
      },
    ],
  };
  const measured: Partial<Record<LoadName, Paced>> = {};
  for (const name of loadNames) {
    const [rate, call] = calls[name];
    await paced(rate, warmUpSeconds, call);
    measured[name] = await paced(rate, seconds, call);
  }
  return measured as Measured['loads'];
}

async function answered(status: number, asked: Promise<Response>): Promise<boolean> {
  return (await statusOf(await asked)) === status;
}

/** The status of a response whose whole body has arrived. */
async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

/** Probes from shortly before the first snapshot of the store is due until it is complete. */
async function duringSnapshot(
  folder: string,
  startedAt: number,
  read: () => Promise<number>,
): Promise<Measured['snapshot']> {
  const due = startedAt + firstSnapshot - performance.now();
  if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
  const began = performance.now();
  const meanwhile = probe(read);
  while (!hasSnapshot(folder)) {
    if (performance.now() - began > 1_800_000) throw new Error('No snapshot within half an hour');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { ...(await meanwhile.stop()), took: performance.now() - began };
}

function hasSnapshot(folder: string): boolean {
  const snapshots = path.join(folder, 'snapshots');
  return existsSync(snapshots) && readdirSync(snapshots).some((name) => name.endsWith('.ndjson.gz'));
}
