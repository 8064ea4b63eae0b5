import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ClockReply, devPaths } from '../../../src/contract/dev.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { connectPostgres, type Store } from '../../../src/server/db/store.ts';
import { sumOfCounts } from '../beacon/stream/open-event-stream.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { hasPgbouncer, startPgbouncer, type TestPooler } from '../support/pgbouncer.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { sendBeacons } from './busy-beacons.ts';
import { type Claim, visitOnce } from './busy-visitor.ts';
import { lost, pass, unexplained } from './claims.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { doubles, inHand, waiting } from './doubles.ts';
import { until } from './in-time.ts';
import { emailsOfOneMatter, notDelivered, sentAgain } from './process-mail.ts';
import { makeReturning, type Returning, signInAgain } from './returning-visitor.ts';

/** `npm run reliability` asks for 12 kills, one every 5 s. */
const kills = Number(process.env['CLUSTER_KILLS'] ?? 1);
const killEvery = Number(process.env['CLUSTER_KILL_SECONDS'] ?? 1.5) * 1_000;
const processes = 4;
const buyersAtOnce = 4;
const returningAtOnce = 2;
const poolOfPostgres = 20;
/** A kill may cost the last second of what a process counted; on a busy machine its write is late by as much again. */
const notWrittenYet = { usual: 1_000, longest: 2_000 } as const;

describe.skipIf(!hasPgbouncer)('four processes on one Postgres behind PgBouncer', () => {
  let store: Store;
  let pooler: TestPooler;
  let cluster: Cluster;
  let returning: Returning[];
  beforeAll(async () => {
    const direct = await freshDatabase();
    store = connectPostgres(direct);
    pooler = await startPgbouncer(direct, poolOfPostgres);
    returning = [...(await makeReturning(store, 10 + kills * 30))];
    // All at one time, on a store in which nothing is made yet.
    cluster = await startCluster(processes, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct });
  });
  afterAll(async () => {
    await cluster?.close();
    await pooler?.stop();
    await store?.close();
  });

  it(`lose nothing and do nothing twice while ${kills} are killed under load`, async () => {
    const claims: Claim[] = [];
    const brokenOff: string[] = [];
    let visits = 0;
    let isOver = false;
    const note = (claim: Claim) => claims.push(claim);
    const goOn = async (visit: () => Promise<void>) => {
      while (!isOver) await visit().catch((error: unknown) => brokenOff.push(String(error)));
    };
    const buying = Array.from({ length: buyersAtOnce }, () =>
      goOn(() => {
        visits += 1;
        return visitOnce(cluster, note);
      }),
    );
    const comingBack = Array.from({ length: returningAtOnce }, () =>
      goOn(async () => {
        const visitor = returning.shift();
        if (visitor === undefined) await setTimeout(100);
        else await signInAgain(cluster, visitor, note);
      }),
    );
    /** Waits until all know what time it is, and have done and sent what is due. */
    const allSent = async () => {
      const now = await timeAt(cluster);
      for (const server of cluster.servers) await until(async () => (await timeAt(server)) >= now);
      await until(async () => (await waiting(store, now)) === 0);
      expect(await notDelivered(store, cluster.mail)).toEqual([]);
    };
    const beacons = new Beacons();
    for (const server of cluster.servers) beacons.sendTo(server);

    const from = performance.now();
    for (let kill = 0; kill < kills; kill += 1) {
      await setTimeout(Math.max(0, from + (kill + 1) * killEvery - performance.now()));
      // The worst moment for an email, which no other kill is sure to meet.
      if (kill === 0) await cluster.servers[0]?.mail.takenUnheard();
      beacons.sendTo(await cluster.replace(kill % processes, (victim) => beacons.dies(victim)));
    }
    const lastDeath = Date.now();
    await setTimeout(killEvery);
    isOver = true;
    const seconds = Math.round((performance.now() - from) / 1_000);
    await Promise.all([...comingBack, ...buying]);
    // Each process hears within a second that the clock was moved: until then, what one of the others has claimed is free for it.
    await until(async () => (await inHand(store, lastDeath)) === 0);
    // What a killed process had claimed is free again.
    await pass(cluster, 'PT1M');

    const gone = await lost(cluster, claims, buyersAtOnce);
    expect(gone).toEqual([]);
    expect(unexplained(brokenOff)).toEqual([]);
    await allSent();
    const again = sentAgain(cluster.mail);
    expect(again.unexplained).toEqual([]);
    expect(again.times).toBeGreaterThanOrEqual(1);
    expect(again.times).toBeLessThanOrEqual(kills);

    // The trials end, and each process has to do with it. With clocks days apart for a second claims are none, so from here on it is
    // emails that are counted, no longer how often one was sent.
    await pass(cluster, 'P8D');
    await allSent();
    const twice = [...(await doubles(store)), ...emailsOfOneMatter(cluster.mail)];
    expect(twice).toEqual([]);
    expect(await accounts(store)).toBeLessThanOrEqual(10 + kills * 30 + 2 * visits);

    expect(await cluster.terminate()).toEqual(Array.from({ length: processes }, () => 0));
    const counted = await sumOfCounts(store);
    await beacons.end();
    expect(counted).toBeGreaterThanOrEqual(beacons.sure(notWrittenYet.longest));
    expect(counted).toBeLessThanOrEqual(beacons.most);
    expect(await verifyAudit(store.db)).toMatchObject({ ok: true });
    const writes = claims.length;
    process.stdout.write(
      `${kills} kills in ${seconds} s: ${writes} acknowledged writes of ${visits} visits, ${gone.length} lost, ${twice.length} twice, ${brokenOff.length} visits broken off; ` +
        `${cluster.mail.flatMap(({ taken }) => taken).length} emails, ${again.times} of them handed over again after a kill; ` +
        `${beacons.most} events acknowledged, ${beacons.most - counted} lost (at most ${beacons.most - beacons.sure(notWrittenYet.usual)} in the last second)\n`,
    );
  }, 600_000);
});

/** Events that are sent to each process, and how many of them have to be in the store. */
class Beacons {
  private readonly sent: { readonly server: ServerProcess; readonly answered: number[] }[] = [];
  private readonly died = new Map<ServerProcess, number>();
  private readonly sending: Promise<void>[] = [];

  sendTo(server: ServerProcess): void {
    const answered: number[] = [];
    this.sent.push({ server, answered });
    this.sending.push(sendBeacons(server, answered, 5));
  }

  dies(server: ServerProcess): void {
    this.died.set(server, performance.now());
  }

  async end(): Promise<void> {
    await Promise.all(this.sending);
  }

  /** Answered, and by no process that died within so many milliseconds after. */
  sure(milliseconds: number): number {
    return this.sum(({ server, answered }) => {
      const before = (this.died.get(server) ?? Number.POSITIVE_INFINITY) - milliseconds;
      return answered.filter((at) => at < before).length;
    });
  }

  /** Answered, and one of each that may have been on its way. */
  get most(): number {
    return this.sum(({ answered }) => answered.length + 1);
  }

  private sum(of: (sent: (typeof this.sent)[number]) => number): number {
    return this.sent.reduce((sum, one) => sum + of(one), 0);
  }
}

async function timeAt({ url }: { readonly url: string }): Promise<number> {
  const answer = await fetch(url + devPaths.clock);
  return z.parse(ClockReply, await answer.json()).now;
}

async function accounts({ db }: Store): Promise<number> {
  const { many } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow();
  return Number(many);
}
