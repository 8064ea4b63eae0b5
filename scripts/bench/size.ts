import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from './server/own-process.ts';
import { startSite } from './server/start-site.ts';
import { untilCalm } from './server/until-calm.ts';
import { fillAccounts } from './size/fill-accounts.ts';
import { dueLeft, fillDue, fillDueOfAccounts } from './size/fill-due.ts';
import {
  type AfterStart,
  loadNames,
  type Measured,
  measureAfterStart,
  measureStore,
} from './size/measure-store.ts';
import { holdsAtMost, type Probed } from './size/probe.ts';

const root = path.resolve(import.meta.dirname, '../..');
const script = path.join(path.resolve(root, process.env['BENCH_DIST'] ?? 'dist'), 'server/main.js');
const seconds = Math.min(Math.max(Number(process.env['BENCH_SECONDS'] ?? 8), 2), 30);
const accounts = Number(process.argv[3] ?? 100_000);
if (!Number.isSafeInteger(accounts) || accounts < 1) throw new Error('npm run bench -- size [accounts]');

/** Of the wait for housekeeping that is not done, each at most a minute and a half. */
const mostTurns = 5;

type All = AfterStart & Measured;

const now = Date.now();
const data = mkdtempSync(path.join(tmpdir(), 'bench-size-'));
try {
  process.stdout.write(
    `${accounts.toLocaleString('en')} accounts beside an empty store in one run. Embedded store, one process; the server and what asks it share ${cpus().length} cores.\n`,
  );
  const empty = await measured('empty', 0);
  const full = await measured('full', accounts);
  print(empty, full);
} finally {
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);

async function measured(name: string, count: number): Promise<All> {
  const folder = path.join(data, name);
  mkdirSync(folder, { recursive: true });
  // Creates the store through the server: the migration at its first start is not measured.
  const first = await startSite(script, {
    PORT: await freePort(),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SNAPSHOT_EVERY: 'off',
  });
  await first.end();
  if (count > 0) {
    const from = performance.now();
    const client = await PGlite.create({ dataDir: path.join(folder, 'db') });
    const run = (statement: string) => client.exec(statement);
    await fillDue(run, now);
    await fillAccounts(run, count, now);
    await fillDueOfAccounts(run, count, now);
    // Every real night would have done this by then: nobody has that many rows of a single day.
    await client.exec('vacuum (analyze)');
    await client.close();
    process.stdout.write(`Filled in ${((performance.now() - from) / 1_000).toFixed(0)} s.\n`);
  }
  const afterStart = await measureAfterStart(script, folder);
  if (count > 0) {
    let left = await rowsLeft(folder);
    process.stdout.write(`Of at most 10,000 due rows a table there are left after two minutes: ${left}.\n`);
    for (let turn = 0; left !== 'none' && turn < mostTurns; turn += 1) {
      await letFinish(folder);
      left = await rowsLeft(folder);
      process.stdout.write(`After another start: ${left}.\n`);
    }
    process.stdout.write('\n');
  }
  return { ...afterStart, ...(await measureStore(script, folder, seconds)) };
}

/** A server whose housekeeping is still running would be measured together with it. */
async function letFinish(folder: string): Promise<void> {
  const env = { PORT: await freePort(), DATA_DIR: folder, LOG_LEVEL: 'error', SNAPSHOT_EVERY: 'off' };
  const server = await startSite(script, env);
  await untilCalm(server);
  await server.end();
}

async function rowsLeft(folder: string): Promise<string> {
  const client = await PGlite.create({ dataDir: path.join(folder, 'db') });
  const left = [...(await dueLeft((question) => client.query(question), now))];
  await client.close();
  return left.map(([table, rows]) => `${rows} of ${table}`).join(', ') || 'none';
}

function print(empty: All, full: All): void {
  const lines: string[][] = [['figure', 'empty', 'full', 'ratio', 'bar']];
  const add = (name: string, of: (measured: All) => number, unit: string, bar: string) => {
    const [small, big] = [of(empty), of(full)];
    lines.push([
      name,
      `${small.toFixed(1)} ${unit}`,
      `${big.toFixed(1)} ${unit}`,
      (big / small).toFixed(2),
      bar,
    ]);
  };
  add('start to /readyz', ({ start }) => start / 1_000, 's', '<= 3 s');
  for (const name of loadNames) {
    add(`${name}, p50`, ({ loads }) => loads[name].p50, 'ms', '<= 1.5 x');
    add(`${name}, p99`, ({ loads }) => loads[name].p99, 'ms', '<= 1.5 x');
    const wrong = [empty, full].map(({ loads }) => loads[name].wrong);
    if (wrong.some((count) => count > 0)) lines.push([`${name}, WRONG`, ...wrong.map(String), '', '0']);
  }
  add('memory', ({ megabytes }) => megabytes, 'MB', '');
  const addProbe = (name: string, of: (measured: All) => Probed, hasBar = true) => {
    add(`longest ${name}`, (measured) => of(measured).longest, 'ms', hasBar ? `<= ${holdsAtMost} ms` : '');
    const tooLong = [empty, full].map((measured) => `${of(measured).tooLong} of ${of(measured).calls}`);
    lines.push([`  of these over ${holdsAtMost} ms`, ...tooLong, '', hasBar ? '0' : '']);
    add('  the bench itself was late then, at most', (measured) => of(measured).ownLag, 'ms', '');
  };
  addProbe('subscription read while the store is copied', ({ snapshot }) => snapshot);
  add('a copy of the store takes', ({ snapshot }) => snapshot.took / 1_000, 's', '');
  addProbe('/readyz during the first sign-in after a start', ({ firstSignIn }) => firstSignIn, false);
  addProbe('refresh during housekeeping', ({ housekeeping }) => housekeeping.refresh);
  addProbe('/readyz during housekeeping', ({ housekeeping }) => housekeeping.least);
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    process.stdout.write(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
  }
}
