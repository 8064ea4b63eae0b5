import autocannon, { type Options, type Result } from 'autocannon';

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
    setupClient: leaveBodiesUnread,
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
  const times: number[] = [];
  let wrong = 0;
  // Told by each answer, because autocannon's own figures are whole milliseconds.
  const hear = (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
    if ((right ?? [200, 204]).includes(status)) times.push(milliseconds);
    else wrong += 1;
  };
  const results = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1_000) / crowd));
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const told = (error: unknown, result: Result) => (error ? reject(error) : resolve(result));
      autocannon({ ...options(index), skipAggregateResult: true }, told).on('response', hear);
      return promise;
    }),
  );
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  times.sort((a, b) => a - b);
  return {
    times,
    rate: (times.length + wrong) / seconds,
    answered: times.length,
    wrong: wrong + errors,
  };
}

/**
 * Autocannon reads every body as UTF-8 text before it says how long the answer took. Of a page that came packed, which is no such
 * text, that takes longer than the answer, and the bare handler's page is plain.
 */
function leaveBodiesUnread(client: object): void {
  const calls: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof calls !== 'object' || calls === null || !('addBody' in calls))
    throw new Error('Autocannon keeps the bodies of answers somewhere else now');
  calls.addBody = () => {};
}

/** The time that so great a share of sorted times is not longer than. */
export function quantile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
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
