import autocannon, { type Options } from 'autocannon';

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

/** What came of it; times in milliseconds, from sending to the end of the answer. */
export interface Loaded {
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  /** Answers a second. */
  readonly rate: number;
  /** Calls answered with a right status. */
  readonly answered: number;
  /** Calls that were not. */
  readonly wrong: number;
}

const visitors = 50;

/**
 * Asks at a fixed rate from this process, which shares the machine's cores with the server. One autocannon with a rate
 * sends all calls of a second in its first moment; so each visitor is one of its own, with one connection, and they
 * begin one after the other.
 */
export async function load({
  url,
  rate,
  seconds,
  method = 'GET',
  headers = {},
  next,
  right,
}: Load): Promise<Loaded> {
  const crowd = Math.min(visitors, rate);
  const options = (index: number): Options => ({
    url,
    connections: 1,
    overallRate: Math.floor(rate / crowd) + (index < rate % crowd ? 1 : 0),
    duration: seconds,
    // Its correction takes a call a millisecond to be due on each connection, whatever the rate.
    ignoreCoordinatedOmission: true,
    requests: [
      {
        method,
        headers: { ...headers },
        ...(next === undefined
          ? {}
          : { setupRequest: (request: object) => withNext(request, headers, next()) }),
      },
    ],
  });
  const results = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1_000) / crowd));
      return autocannon({ ...options(index), skipAggregateResult: true });
    }),
  );
  const result = autocannon.aggregateResult(results, { ...options(0), connections: crowd });
  const counts = Object.entries(result.statusCodeStats ?? {});
  const isRight = (status: string) => (right ?? [200, 204]).includes(Number(status));
  const sum = (rows: typeof counts) => rows.reduce((total, [, { count }]) => total + (count ?? 0), 0);
  return {
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    rate: result.requests.total / seconds,
    answered: sum(counts.filter(([status]) => isRight(status))),
    wrong: sum(counts.filter(([status]) => !isRight(status))) + result.errors,
  };
}

function withNext(
  request: object,
  headers: Readonly<Record<string, string>>,
  call: ReturnType<NonNullable<Load['next']>>,
) {
  return {
    ...request,
    path: call.path,
    headers: { ...headers, ...call.headers },
    ...(call.body === undefined ? {} : { body: call.body }),
  };
}
