import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from './built-pages.ts';
import { launchBrowser, runsAsked } from './launch.ts';
import { middleOf, mobile, type Visit, visit } from './measure.ts';
import { printTable, type Row, times } from './print-table.ts';
import { type ServedSite, serveSite } from './serve-site.ts';
import { makeVariants, variantNames } from './variants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, process.env['BENCH_SITE'] ?? 'dist');
const into = path.join(root, '.cache/bench');
const runs = runsAsked(5);
const pages = builtPages(site, 'static', process.argv.slice(3));

const browser = await launchBrowser();
const sites = new Map<string, ServedSite>();
try {
  process.stdout.write(
    `Static pages beside the same page made otherwise: ${mobile.cpuSlowdown}x slower processor, ` +
      `${mobile.megabits} Mbps, ${mobile.roundTrip} ms round trip, empty cache, median of ${runs}, ` +
      `Chromium ${browser.version()}\n\n`,
  );
  for (const { name, folder } of makeVariants(site, pages, into)) sites.set(name, await serveSite(folder));
  const table: Row[] = [];
  for (const { address } of pages) {
    const of = await measured(address);
    const [ours, bare, sheet, vanilla] = variantNames.map(of);
    table.push(
      {
        ...row(address, ours),
        'LCP to no script': times(ours?.largestPaint, bare?.largestPaint),
        'to a sheet in a file': times(ours?.largestPaint, sheet?.largestPaint),
        'switch to vanilla': times(ours?.switched, vanilla?.switched),
      },
      row('  no script', bare),
      row('  sheet in a file, no script', sheet),
      row('  1 KB vanilla script', vanilla),
    );
  }
  printTable(table);
  process.stdout.write(
    '\n  bars: 10 KB of script, TBT 0, CLS 0.01, LCP 1.05 x the page without any script and 0.70 x with its ' +
      'styles in a file (home: 0.73), theme switch 1.1 x a 1 KB vanilla script\n',
  );
} finally {
  await browser.close();
  await Promise.all([...sites.values()].map((served) => served.stop()));
  rmSync(into, { recursive: true, force: true });
}

/** One round visits every variant once, so that whatever else the machine does falls on all of them. */
async function measured(address: string): Promise<(variant: string) => Visit> {
  const seen = new Map(variantNames.map((name) => [name, { visits: [] as Visit[], clicks: [] as Visit[] }]));
  for (let round = 0; round <= runs; round += 1) {
    for (const [name, { visits, clicks }] of seen) {
      const url = `${sites.get(name)?.url}${address}`;
      const one = await visit(browser, url);
      if (round === 0) continue;
      visits.push(one);
      if (/built|vanilla/.test(name)) clicks.push(await visit(browser, url, { click: true }));
    }
  }
  return (variant) => {
    const { visits = [], clicks = [] } = seen.get(variant as (typeof variantNames)[number]) ?? {};
    return middleOf(visits, clicks);
  };
}

function row(name: string, one: Visit | undefined): Row {
  if (one === undefined) throw new Error(`${name} was not measured`);
  return {
    page: name,
    requests: one.requests,
    'all KB': (one.bytes / 1000).toFixed(1),
    'JS KB': (one.scriptBytes / 1000).toFixed(1),
    'FCP ms': Math.round(one.firstPaint),
    'LCP ms': Math.round(one.largestPaint),
    'TBT ms': Math.round(one.blocking),
    CLS: one.shift.toFixed(3),
    'switch ms': one.switched === null ? '-' : Math.round(one.switched),
  };
}
