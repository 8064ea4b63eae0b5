import { setTimeout as startTimer } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { Connection, type Heard } from './connection.ts';

/** What is asked, how often a second, and for how long. */
export interface Load {
  readonly url: string;
  readonly rate: number;
  readonly seconds: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Address and body of the next call; unless given, every call is the same. */
  readonly next?: () => {
    readonly path: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** The statuses that are right; 200 and 204 unless given. */
  readonly right?: readonly number[];
}

/** What came of it. */
export interface Loaded {
  /** Milliseconds from sending to the end of the answer, of each call that was answered right; the shortest first. */
  readonly times: readonly number[];
  /** Answers a second. */
  readonly rate: number;
  /** Calls answered with a right status. */
  readonly answered: number;
  /** Calls that were not. */
  readonly wrong: number;
}

const visitors = 50;
const second = 1_000;

/**
 * Asks at a fixed rate from this process, which shares the machine's cores with the server. Each visitor has one connection and asks at even distances; they begin one
 * after the other, so that the calls of a second are spread over it. Who still waits for an answer when the next call is due asks when it is there.
 */
export async function load(asked: Load): Promise<Loaded> {
  const { rate, seconds, right = [200, 204] } = asked;
  const crowd = Math.min(visitors, rate);
  const times: number[] = [];
  let wrong = 0;
  const hear: Heard = (status, milliseconds) => {
    if (status !== null && right.includes(status)) times.push(milliseconds);
    else wrong += 1;
  };
  await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const visitorsRate = Math.floor(rate / crowd) + (index < rate % crowd ? 1 : 0);
      await setTimeout(beginOf(index, crowd, rate));
      await visit({ ...asked, rate: visitorsRate }, hear);
    }),
  );
  times.sort((a, b) => a - b);
  return { times, rate: (times.length + wrong) / seconds, answered: times.length, wrong };
}

/** When a visitor begins: all within a second, and no two so that their calls meet ever after. */
function beginOf(index: number, crowd: number, rate: number): number {
  const distance = (second * crowd) / rate;
  return Math.floor((index * second) / crowd / distance) * distance + (index * second) / rate;
}

/** One visitor: calls at even distances, one at a time, over one connection. */
function visit(asked: Load, heard: Heard): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = asked.rate * asked.seconds;
  const request = requestsOf(asked);
  const begun = performance.now();
  let sent = 0;
  const connection = new Connection(asked.url, (status, milliseconds) => {
    heard(status, milliseconds);
    if (sent < calls) waitForNext();
    else {
      connection.close();
      resolve();
    }
  });
  const ask = () => {
    sent += 1;
    connection.send(request());
  };
  const waitForNext = () => {
    const due = begun + (sent * second) / asked.rate;
    startTimer(ask, Math.max(0, due - performance.now()));
  };
  ask();
  return promise;
}

/** Gives what writes the next request. */
function requestsOf({ url, method = 'GET', headers, next }: Load): () => string {
  const { host, pathname, search } = new URL(url);
  return () => {
    const call = next?.();
    const { path = pathname + search, body } = call ?? {};
    const all = {
      Host: host,
      ...headers,
      ...call?.headers,
      ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return [`${method} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
  };
}

/** The time that so great a share of sorted times is not longer than. */
export function quantile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
