import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloudSettingsPath } from '../../../src/contract/cloud-settings.ts';
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts';
import { connectPostgres } from '../../../src/server/db/store.ts';
import { type Loss, ReplicatedPostgres } from '../support/replicated-postgres.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type Claim, visitOnce } from './busy-visitor.ts';
import { lost, pass, unexplained } from './claims.ts';
import { doubles } from './doubles.ts';
import { inTime } from './in-time.ts';

/** `npm run reliability` asks for all three; each makes the lost server follow the other before the next. */
const losses: readonly Loss[] = (['killed', 'vanished', 'stopped'] as const).slice(
  0,
  Number(process.env['FAILOVERS'] ?? 1),
);
const busyFor = Number(process.env['FAILOVER_BUSY_SECONDS'] ?? 1) * 1_000;
const visitorsAtOnce = 4;
const backWithin = 10_000;
const written = '{"kp":"1"}';

/** Somebody who writes all the time, each time in another place, and notes each answer. */
class Writer {
  readonly answers: { readonly address: string; readonly status: number; readonly retryAfter: boolean }[] =
    [];
  private isOver = false;
  private readonly writing: Promise<void>;
  private next = Promise.withResolvers<void>();

  constructor(private readonly url: string) {
    this.writing = this.write();
  }

  /** Resolves with the next write that was taken. */
  taken(): Promise<void> {
    this.next = Promise.withResolvers<void>();
    return this.next.promise;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.writing;
  }

  /** Of the writes that were taken those that cannot be read back. */
  async missing(): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const { address, status } of this.answers) {
      if (status === 200 && (await (await fetch(address)).text()) !== written) gone.push(address);
    }
    return gone;
  }

  private async write(): Promise<void> {
    while (!this.isOver) {
      const address = `${this.url}${cloudSettingsPath}?key=${randomBytes(64).toString('hex')}`;
      const { status, headers } = await fetch(address, { method: 'PUT', body: written });
      this.answers.push({ address, status, retryAfter: headers.has('Retry-After') });
      if (status === 200) this.next.resolve();
      await setTimeout(50);
    }
  }
}

describe('a server on a primary and its synchronous replica', () => {
  let pair: ReplicatedPostgres;
  let server: ServerProcess;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'failover-'));
    pair = await ReplicatedPostgres.start();
    server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: pair.url });
  });
  afterAll(async () => {
    await server?.kill();
    await pair?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`loses no acknowledged write and is back within 10 s when the primary is ${losses.join(', then ')}`, async () => {
    const claims: Claim[] = [];
    const brokenOff: string[] = [];
    let isOver = false;
    const visitor = async () => {
      const note = (claim: Claim) => claims.push(claim);
      while (!isOver) await visitOnce(server, note).catch((error: unknown) => brokenOff.push(String(error)));
    };
    const visitors = Array.from({ length: visitorsAtOnce }, visitor);
    const writer = new Writer(server.url);
    const back: string[] = [];
    for (const loss of losses) {
      await setTimeout(busyFor);
      const from = performance.now();
      await pair.lose(loss);
      await pair.promote();
      const promoted = performance.now() - from;
      await inTime(backWithin - promoted, 'coming back', writer.taken());
      back.push(`${loss} ${((performance.now() - from) / 1_000).toFixed(1)} s`);
      await setTimeout(busyFor);
      if (losses.length > 1) await pair.rebuild();
    }
    isOver = true;
    await pass(server, 'PT1M');
    await Promise.all(visitors);
    await writer.end();

    const gone = await lost(server, claims, visitorsAtOnce);
    expect(gone).toEqual([]);
    expect(await writer.missing()).toEqual([]);
    expect(unexplained(brokenOff)).toEqual([]);
    const refused = writer.answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    const acknowledged = writer.answers.length - refused.length;
    // At least the one that each loss was waited out for, and what a visitor does before anything is lost.
    expect(acknowledged).toBeGreaterThanOrEqual(losses.length);
    expect(new Set(claims.map(({ what }) => what))).toContain('account');
    const store = connectPostgres(pair.directUrl);
    const twice = await doubles(store);
    expect(twice).toEqual([]);
    expect(await verifyAudit(store.db)).toMatchObject({ ok: true });
    await store.close();
    const writes = claims.length + acknowledged;
    process.stdout.write(
      `fail-overs, first write after: ${back.join(', ')}; ${writes} acknowledged writes, ${gone.length} lost, ${twice.length} twice, ${brokenOff.length} visits broken off; ${refused.length} calls of the writer were told to come back\n`,
    );
  }, 300_000);
});
