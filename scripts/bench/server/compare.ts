import { performance } from 'node:perf_hooks';
import { median } from '../median.ts';
import { type Load, load, quantile } from './load.ts';
import type { OwnProcess } from './own-process.ts';
import type { Figure } from './table.ts';

/** Code called a thousand times a second is compiled within seconds; the measurement is about the server after that. */
const warmUpSeconds = 8;
const rounds = 7;
/** Beyond this, calls queue, and the measurement would be of the queue: the server's or the load generator's. */
const busyAtMost = 0.7;
const answeredAtLeast = 0.97;

/** One of the two servers, and what it is asked. */
interface Side {
  readonly server: OwnProcess;
  readonly asked: Omit<Load, 'url' | 'seconds' | 'rate'>;
}

/** What is measured on both sides. */
export interface Comparison {
  readonly name: string;
  /** Calls per second; halved until the machine can sustain them. */
  readonly rate: number;
  readonly seconds: number;
  /** The printed bar in milliseconds, if there is one, and the percentile it applies to. */
  readonly bar?: string;
  readonly at: 'p95' | 'p99';
  /** The maximum ratio to the bare handler of both time and CPU time per call. */
  readonly atMost?: number;
  readonly ours: Side;
  readonly bare: Side;
}

/** The figure, and how many calls the server answered correctly, warm-up included. */
export interface Compared {
  readonly figure: Figure;
  readonly answered: number;
}

/**
 * Measures the server and the bare handler under the same load, alternating, so that other load on the machine affects
 * both.
 */
export async function compare(comparison: Comparison): Promise<Compared> {
  const { name, bar, at, atMost, ours, bare } = comparison;
  const begun = await bearableRate(comparison);
  const { rate } = begun;
  await measured(bare, rate, warmUpSeconds);
  const runs: { readonly ours: Measured; readonly bare: Measured }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const seconds = Math.max(1, Math.round(comparison.seconds / rounds));
    runs.push({ ours: await measured(ours, rate, seconds), bare: await measured(bare, rate, seconds) });
  }
  const our = together(runs.map((run) => run.ours));
  const floor = together(runs.map((run) => run.bare));
  // The percentile of each round, then the median: a single pause of the machine is a whole round's p99, and that of
  // all rounds together too.
  const share = at === 'p95' ? 0.95 : 0.99;
  const middle = (side: 'ours' | 'bare') => median(runs.map((run) => quantile(run[side].times, share)));
  const [time, least] = [middle('ours'), middle('bare')];
  const wrong = our.wrong + begun.wrong;
  return {
    answered: our.times.length + begun.answered,
    figure: {
      name: `${name}, ${rate}/s${rate < comparison.rate ? ` (${comparison.rate}/s is too much here)` : ''}`,
      measured: `${at} ${time.toFixed(2)} ms, p50 ${quantile(our.times, 0.5).toFixed(2)} ms, ${our.processorTime.toFixed(0)} µs a call${wrong > 0 ? `, ${wrong} WRONG` : ''}`,
      ...(bar === undefined ? {} : { bar }),
      ratio: `${at} ${(time / least).toFixed(2)} x (${least.toFixed(2)} ms), processor ${(our.processorTime / floor.processorTime).toFixed(2)} x (${floor.processorTime.toFixed(0)} µs)`,
      ...(atMost === undefined ? {} : { ratioBar: `<= ${atMost} x` }),
    },
  };
}

interface Measured {
  readonly times: readonly number[];
  readonly wrong: number;
  /** Calls per second. */
  readonly rate: number;
  /** Total milliseconds of the server's CPU time. */
  readonly processorTime: number;
  /** The share of one core used by the busier of the server and this process. */
  readonly busy: number;
}

async function measured({ server, asked }: Side, rate: number, seconds: number): Promise<Measured> {
  const [from, spent, idle] = [
    performance.now(),
    await server.processorTime(),
    performance.eventLoopUtilization(),
  ];
  const { times, wrong, rate: answered } = await load({ ...asked, url: server.url, rate, seconds });
  const processorTime = (await server.processorTime()) - spent;
  const busy = Math.max(
    processorTime / (performance.now() - from),
    performance.eventLoopUtilization(idle).utilization,
  );
  return { times, wrong, rate: answered, processorTime, busy };
}

async function bearableRate({ rate: asked, ours }: Comparison) {
  let [answered, wrong, rate] = [0, 0, asked];
  for (;;) {
    const warm = await measured(ours, rate, warmUpSeconds);
    answered += warm.times.length;
    wrong += warm.wrong;
    const isBorne = warm.busy <= busyAtMost && warm.rate >= rate * answeredAtLeast;
    if (isBorne || rate <= 10) return { rate, answered, wrong };
    rate = Math.floor(rate / 2);
  }
}

/** Merges runs; CPU time is in microseconds per call. */
function together(runs: readonly Measured[]) {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const wrong = runs.reduce((sum, run) => sum + run.wrong, 0);
  const spent = runs.reduce((sum, run) => sum + run.processorTime, 0);
  return { times, wrong, processorTime: (spent * 1_000) / (times.length + wrong) };
}
