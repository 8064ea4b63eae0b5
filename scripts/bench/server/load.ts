import { setTimeout as startTimer } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { Connection, type Heard } from './connection.ts';

/** What is requested, how often per second, and for how long. */
export interface Load {
  readonly url: string;
  readonly rate: number;
  readonly seconds: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Path and body of the next call; by default every call is the same. */
  readonly next?: () => {
    readonly path: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** The expected statuses; 200 and 204 by default. */
  readonly right?: readonly number[];
}

/** The result of a load. */
export interface Loaded {
  /** Milliseconds from sending to the end of the response, for each correctly answered call, in ascending order. */
  readonly times: readonly number[];
  /** Responses per second. */
  readonly rate: number;
  /** Calls answered with an expected status. */
  readonly answered: number;
  /** Calls that were not. */
  readonly wrong: number;
}

const visitors = 50;
const second = 1_000;

/**
 * Sends calls at a fixed rate from this process, which shares the machine's cores with the server. Each visitor has one
 * connection and calls at even intervals; they start one after another, so that the calls of a second are spread over
 * it. A visitor still waiting for a response when the next call is due sends it once the response has arrived.
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

/** When a visitor starts: all within a second, staggered so that no two visitors' calls ever coincide. */
function beginOf(index: number, crowd: number, rate: number): number {
  const distance = (second * crowd) / rate;
  return Math.floor((index * second) / crowd / distance) * distance + (index * second) / rate;
}

/** One visitor: calls at even intervals, one at a time, over one connection. */
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

/** Returns a function that writes the next request. */
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

/** The given quantile of sorted times. */
export function quantile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
