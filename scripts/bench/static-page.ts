import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { mobile, type Visit, visit } from './measure.ts';
import { makeVariants, type Variant } from './variants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const runs = Math.min(Math.max(Number(process.env['BENCH_RUNS'] ?? 5), 1), 25);
const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
const into = path.join(root, '.cache/bench');

const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  process.stdout.write(
    `Home, ${mobile.cpuSlowdown}x slower processor, ${mobile.megabits} Mbps, ${mobile.roundTrip} ms round trip, ` +
      `empty cache, median of ${runs}, Chromium ${browser.version()}\n\n`,
  );
  const results = await measured(browser, makeVariants(path.join(root, 'dist'), into));
  print(results);
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
  rmSync(into, { recursive: true, force: true });
}

/** One round visits every variant once, so that whatever else the machine does falls on all of them. */
async function measured(browser: Browser, variants: readonly Variant[]): Promise<ReadonlyMap<string, Visit>> {
  const served: { variant: Variant; url: string; child: ChildProcess; visits: Visit[]; clicks: Visit[] }[] =
    [];
  try {
    for (const variant of variants)
      served.push({ variant, ...(await serve(variant)), visits: [], clicks: [] });
    for (const { url } of served) await visit(browser, url, false);
    for (let run = 0; run < runs; run += 1) {
      for (const { variant, url, visits, clicks } of served) {
        visits.push(await visit(browser, url, false));
        if (/built|vanilla/.test(variant.name)) clicks.push(await visit(browser, url, true));
      }
    }
    return new Map(served.map(({ variant, visits, clicks }) => [variant.name, middle(visits, clicks)]));
  } finally {
    await Promise.all(served.map(({ child }) => stop(child)));
  }
}

function middle(visits: readonly Visit[], clicks: readonly Visit[]): Visit {
  const of = (key: Exclude<keyof Visit, 'switched'>) => median(visits.map((one) => one[key]));
  const switches = clicks.map(({ switched }) => switched).filter((time) => time !== null);
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    switched: switches.length === 0 ? null : median(switches),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

async function serve(variant: Variant): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(variant.folder, 'server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(data, String(port)),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/`;
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`${url}readyz`).catch(() => null);
    if (ready?.ok) return { url, child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${variant.name}: the server was not ready within 60 s`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function print(results: ReadonlyMap<string, Visit>): void {
  const rows = [...results].map(([name, one]) => ({
    '': name,
    requests: one.requests,
    'all KB': (one.bytes / 1000).toFixed(1),
    'JS KB': (one.scriptBytes / 1000).toFixed(1),
    'FCP ms': Math.round(one.firstPaint),
    'LCP ms': Math.round(one.largestPaint),
    'TBT ms': Math.round(one.blocking),
    CLS: one.shift.toFixed(3),
    'theme switch ms': one.switched === null ? '-' : Math.round(one.switched),
  }));
  const heads = Object.keys(rows[0] ?? {});
  const cells = [heads, ...rows.map((row) => Object.values(row).map(String))];
  const widths = heads.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of cells) {
    const padded = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    process.stdout.write(`  ${padded.join('  ')}\n`);
  }
  const [ours, bare, sheet, plain] = ['as built', 'no script', 'external sheet', 'vanilla script'].map(
    (name) => results.get(name),
  );
  const ratio = (label: string, a: number | null | undefined, b: number | null | undefined, bar: string) =>
    process.stdout.write(`  ${label.padEnd(52)} ${a && b ? (a / b).toFixed(2) : '-'}  (bar ${bar})\n`);
  process.stdout.write('\n');
  ratio('LCP against our page without any script', ours?.largestPaint, bare?.largestPaint, '1.05');
  ratio('LCP against plain HTML with one external sheet', ours?.largestPaint, sheet?.largestPaint, '0.75');
  ratio('theme switch against a 1 KB vanilla script', ours?.switched, plain?.switched, '1.10');
}
