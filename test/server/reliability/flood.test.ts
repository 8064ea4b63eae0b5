import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeUpNetwork } from '../../../scripts/bench/server/made-up-network.ts';
import {
  askPasscode,
  type HostileKind,
  madeUpAddress,
  nextHostile,
  sendFrom,
  sendHostile,
} from './hostile-orders.ts';
import { inTime } from './in-time.ts';
import { type OrdinaryCall, type OtherVisitor, ordinaryCalls, otherVisitor } from './other-visitors.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';

/** `npm run reliability` asks for 10,000 within a minute; briefly they come as fast as they can. */
const orders = Number(process.env['FLOOD_ORDERS'] ?? 600);
const within = Number(process.env['FLOOD_SECONDS'] ?? 0) * 1_000;
const networks = Number(process.env['FLOOD_NETWORKS'] ?? 80);
const quietRounds = Number(process.env['FLOOD_QUIET'] ?? 3);
/**
 * How many calls of a hundred may be answered at their second or third try only. None where times are measured; briefly the flood comes as fast as
 * it can, on a machine that does other things as well, and whoever waits too long there gets a 503.
 */
const mostAgain = within > 0 ? 0 : 5;
/** The longest that who asks for a passcode may wait until its email is handed to the mail server, in milliseconds. */
const longestForMail = 15_000;

let servers: TwoServers;
let visitors: readonly OtherVisitor[];
beforeAll(async () => {
  servers = await startTwoServers();
  visitors = await Promise.all([...servers.urls, ...servers.urls].map((url) => otherVisitor(url, servers)));
});
afterAll(() => servers?.close());

interface Seen {
  readonly call: OrdinaryCall;
  readonly status: number;
  readonly isRight: boolean;
  /** Whether it was answered 503 before, and asked again as the answer says. */
  readonly isAgain: boolean;
  readonly took: number;
  /** Resolves with the milliseconds from the order until the mail server had its email; null where none was ordered. */
  readonly mail: Promise<number> | null;
}

/** Every visitor does everything once. */
async function round(): Promise<readonly Seen[]> {
  const each = visitors.map(async (visitor) => {
    const seen: Seen[] = [];
    for (const call of ordinaryCalls) {
      const from = performance.now();
      let { mailed, ...done } = await visitor.does(call);
      let tries = 1;
      for (; done.status === 503 && tries < 3; tries += 1) ({ mailed, ...done } = await visitor.does(call));
      seen.push({
        call,
        ...done,
        isAgain: tries > 1,
        took: performance.now() - from,
        mail: mailed ? handed(mailed, from) : null,
      });
    }
    return seen;
  });
  return (await Promise.all(each)).flat();
}

/** Rejects when it takes too long; whoever waits for it may come later. */
function handed(address: string, from: number): Promise<number> {
  const waited = inTime(longestForMail, `the email to ${address}`, servers.mail.handed(address)).then(
    () => performance.now() - from,
  );
  waited.catch(() => {});
  return waited;
}

/** How long those waited who asked for an email. */
function mailTimes(seen: readonly Seen[]): Promise<readonly number[]> {
  return Promise.all(seen.flatMap(({ mail }) => (mail === null ? [] : [mail])));
}

/** Rounds, at most ten a second, as long as `goes` says so. */
async function rounds(goes: (done: number) => boolean): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (let done = 0; goes(done); done += 1) {
    const pause = setTimeout(100);
    seen.push(...(await round()));
    await pause;
  }
  return seen;
}

/** Sends the flood, evenly over its time, and tells how often each status came; an order that begins a session has two. */
async function flood(): Promise<Readonly<Record<string, number>>> {
  const victims = ['victim.1@pond.example', 'victim.2@pond.example'];
  const statuses: Record<string, number> = {};
  const from = performance.now();
  const sent = Array.from({ length: orders }, async (_, index) => {
    if (within > 0) await setTimeout(Math.max(0, from + (index * within) / orders - performance.now()));
    const url = servers.urls[index % 2] ?? '';
    const answers = await sendHostile(url, madeUpAddress(networks), nextHostile(victims)).catch(
      () => ['broken off'] as const,
    );
    for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  });
  await Promise.all(sent);
  return statuses;
}

/** Asks in waves, so that on a busy machine none waits so long for its turn that it is answered 503. */
async function inWaves<Answer>(
  count: number,
  atOnce: number,
  ask: (index: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let done = 0; done < count; done += atOnce) {
    const wave = Array.from({ length: Math.min(atOnce, count - done) }, (_, index) => ask(done + index));
    answers.push(...(await Promise.all(wave)));
  }
  return answers;
}

/** The status of an order that is repeated when it is answered 503, as the answer says: briefly on a busy machine, never where times are measured. */
async function statusOfOrder(url: string, from: string, email: string): Promise<number> {
  let { status } = await sendFrom(url, from, askPasscode(email));
  for (let tries = 1; status === 503 && within === 0 && tries < 3; tries += 1) {
    ({ status } = await sendFrom(url, from, askPasscode(email)));
  }
  return status;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

async function print(quiet: readonly Seen[], busy: readonly Seen[], statuses: unknown): Promise<void> {
  const lines = ordinaryCalls.map((call) => {
    const of = (all: readonly Seen[]) => {
      const seen = all.filter((one) => one.call === call);
      const times = seen.map(({ took }) => took);
      const wrong = seen.filter(({ isRight }) => !isRight).map(({ status }) => status);
      return `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms (${times.length}${wrong.length === 0 ? '' : `, ${wrong.length} WRONG: ${[...new Set(wrong)]}`})`;
    };
    return `${call}: quiet ${of(quiet)}; under the flood ${of(busy)}`;
  });
  const [before, during] = await Promise.all([mailTimes(quiet), mailTimes(busy)]);
  const ofMail = (times: readonly number[]) =>
    `p50 ${percentile(times, 0.5)} ms, longest ${percentile(times, 1)} ms (${times.length})`;
  lines.push(`until the email is handed over: quiet ${ofMail(before)}; under the flood ${ofMail(during)}`);
  process.stdout.write(`${[...lines, `hostile orders answered: ${JSON.stringify(statuses)}`].join('\n')}\n`);
}

describe('what the flood is measured by', () => {
  it('are passcode checks that are checked, however many one visitor makes', async () => {
    const statuses = new Set<number>();
    for (let check = 0; check < 101; check += 1) {
      const seen = await visitors[0]?.does('passcode check');
      statuses.add(seen?.status ?? 0);
    }
    expect([...statuses]).toEqual([400]);
  });

  it.each<[HostileKind, number, number]>([
    ['create', 200, 200],
    ['passcode', 20, 200],
    ['key', 20, 400],
  ])(
    'are orders that are done, or counted: of %s a network may make %i an hour',
    async (kind, most, usual) => {
      const statuses: (number | undefined)[] = [];
      const network = madeUpNetwork();
      for (let order = 0; order < most + 2; order += 1) {
        const email = `order.${order}@pond.example`;
        const answers = await sendHostile(servers.urls[0], network, {
          kind,
          email,
          session: 'begun',
        });
        statuses.push(answers.at(-1));
      }
      expect(statuses).toEqual([...Array<number>(most).fill(usual), 429, 429]);
    },
  );
});

describe('made-up tokens', () => {
  it.each<[HostileKind, number]>([
    ['made-up refresh token', 400],
    ['made-up code', 400],
    ['made-up bearer', 401],
  ])('are refused for what they are, however many come: %s', async (kind, status) => {
    const statuses = await inWaves(40, 10, (index) =>
      sendHostile(servers.urls[index % 2] ?? '', madeUpAddress(networks), {
        kind,
        email: '',
        session: 'made up',
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([status]));
  });
});

describe('hostile sign-in orders on two servers of one Postgres', () => {
  it('leave every other call as it is', async () => {
    const quiet = await rounds((done) => done < quietRounds);
    let over = false;
    const flooding = flood().finally(() => {
      over = true;
    });
    const busy = await rounds((done) => done === 0 || !over);
    const statuses = await flooding;
    await mailTimes([...quiet, ...busy]);
    if (within > 0) await print(quiet, busy, statuses);
    expect(quiet.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(busy.filter(({ isRight }) => !isRight)).toEqual([]);
    const again = busy.filter(({ isAgain }) => isAgain);
    expect(again.length, `of ${busy.length}`).toBeLessThanOrEqual((busy.length * mostAgain) / 100);
  }, 600_000);
});

describe('400 emails that 20 networks have ordered before any was handed over', () => {
  it('make an owner wait for the first of each network, and for no more', async () => {
    const asked = Promise.withResolvers<void>();
    servers.mail.hold(asked.promise);
    const strangers = Array.from({ length: 20 }, () => madeUpNetwork());
    const statuses = await inWaves(400, 40, async (index) => {
      const [url = '', from = ''] = [servers.urls[index % 2], strangers[index % 20]];
      return statusOfOrder(url, from, `ordered.${index}@pond.example`);
    });
    expect(new Set(statuses)).toEqual(new Set([200]));

    const before = servers.mail.count;
    expect(await statusOfOrder(servers.urls[0], madeUpNetwork(), 'owner@pond.example')).toBe(200);
    const from = performance.now();
    const owner = handed('owner@pond.example', from);
    asked.resolve();
    const took = await owner;
    const place = (await servers.mail.handed('owner@pond.example')) - before;
    if (within > 0) process.stdout.write(`an owner waits ${Math.round(took)} ms, behind ${place} emails\n`);
    // Each of two processes counts turns for itself, and has eight under way.
    expect(place).toBeLessThanOrEqual(20 * 2 + 8 * 2);
  }, 120_000);
});
