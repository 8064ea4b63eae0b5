import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../test/support/free-port.ts';
import { measuredFlags } from '../setup/chromium-flags.mjs';
import { builtPages, isNamed } from './built-pages.ts';
import { printTable, type Row } from './print-table.ts';
import { serveSite } from './serve-site.ts';

/** The pages of the bar; words on the command line select others. */
const usual = ['/', '/app', '/compare-privacy', '/about', '/settings', '/pro'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, process.env['BENCH_SITE'] ?? 'dist');
const words = process.argv.slice(3);
const built = (['static', 'live'] as const).flatMap((pageClass) => builtPages(site, pageClass));
const addresses = built.map(({ address }) => address);
const measured = addresses.filter((address) =>
  words.length > 0 ? words.some((word) => isNamed(address, word)) : usual.includes(address),
);

const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const port = await freePort();
const served = await serveSite(site);
const browser = startChromium();
try {
  const table: Row[] = [];
  const below: string[] = [];
  // A browser's first visit is slower than all others.
  await lighthouse(`${served.url}${measured[0] ?? '/'}`, { port, logLevel: 'error' });
  for (const address of measured) {
    const result = await lighthouse(`${served.url}${address}`, { port, logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse has nothing to say of ${address}`);
    const { categories: found, audits } = result.lhr;
    const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)] as const);
    table.push({ page: address, ...Object.fromEntries(scores) });
    for (const name of categories)
      for (const { id, weight } of found[name]?.auditRefs ?? []) {
        const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
        if (weight > 0 && score !== null && score < 1)
          below.push(`  ${address}: ${name}: ${title} ${displayValue} (${Math.round(score * 100)})`);
      }
  }
  printTable(table);
  process.stdout.write(
    below.length === 0 ? '\n  nothing below 100\n' : `\n  below 100\n${below.join('\n')}\n`,
  );
} finally {
  browser.kill();
  await served.stop();
  rmSync(profile, { recursive: true, force: true });
}

/** The Chromium of the tests, which Lighthouse finds by its port. */
function startChromium(): ChildProcess {
  return spawn(
    process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    [
      '--headless=new',
      ...measuredFlags,
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
}
