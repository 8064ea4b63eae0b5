import { rmSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from './built-pages.ts';
import { Chromium } from './chromium.ts';
import { coverageOf, type Ran } from './coverage.ts';
import { makeFloor } from './floor.ts';
import { runsAsked } from './launch.ts';
import { middleOf, type Visit, visit } from './measure.ts';
import { mobile } from './on-a-phone.ts';
import { printTable, type Row, times } from './print-table.ts';
import { serveSite } from './serve-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, process.env['BENCH_SITE'] ?? 'dist');
const floorSite = path.join(root, '.cache/bench-floor');
const runs = runsAsked(3);
const pages = builtPages(site, 'live', process.argv.slice(3));

await makeFloor(site, pages, floorSite);
const browser = await Chromium.start();
const [ours, floor] = [await serveSite(site), await serveSite(floorSite)];
try {
  process.stdout.write(
    `Live pages beside the same HTML hydrated by React alone: ${mobile.cpuSlowdown}x slower processor, ` +
      `${mobile.megabits} Mbps, ${mobile.roundTrip} ms round trip, empty cache, median of ${runs}, ` +
      `${browser.version}\n\n`,
  );
  const places = ['/', ...pages.flatMap(({ address }) => [address, `floor ${address}`])];
  const visits = new Map<string, Visit[]>(places.map((place) => [place, []]));
  // Each round visits every page once, so that other load on the machine affects all alike. The first round warms up.
  for (let round = 0; round <= runs; round += 1) {
    for (const place of places) {
      const url = place.startsWith('floor ') ? floor.url + place.slice(6) : ours.url + place;
      const one = await visit(browser, url, { until: 'networkidle' });
      if (round > 0) visits.get(place)?.push(one);
    }
  }
  const of = (place: string) => middleOf(visits.get(place) ?? []);
  const home = of('/');
  printTable([
    row('/ (static)', home, home, home),
    ...pages.flatMap(({ address }) => {
      const least = of(`floor ${address}`);
      return [row(address, of(address), least, home), row('  React alone', least, least, home)];
    }),
  ]);
  process.stdout.write(
    '\n  bars: 150 KB, 8 files, TBT 100 ms and 1.3 x React alone, LCP 1.1 x the static page or, where React alone is beyond that, 1.1 x React alone\n\n',
  );
  const coverage = await coverageOf(
    site,
    pages.map(({ address }) => ours.url + address),
  );
  printTable(ranRows('file', coverage.files));
  process.stdout.write('\n');
  printTable(ranRows('from', coverage.origins).slice(0, 24));
} finally {
  await browser.stop();
  await Promise.all([ours.stop(), floor.stop()]);
  rmSync(floorSite, { recursive: true, force: true });
}

function row(name: string, one: Visit, least: Visit, home: Visit): Row {
  return {
    page: name,
    'JS KB': (one.scriptBytes / 1000).toFixed(1),
    'JS files': one.scripts,
    'all KB': (one.bytes / 1000).toFixed(1),
    'FCP ms': Math.round(one.firstPaint),
    'LCP ms': Math.round(one.largestPaint),
    'LCP to static': times(one.largestPaint, home.largestPaint),
    'LCP to React': one === least ? '' : times(one.largestPaint, least.largestPaint),
    'TBT ms': Math.round(one.blocking),
    'TBT to React': one === least ? '' : times(one.blocking, least.blocking),
    CLS: one.shift.toFixed(3),
  };
}

function ranRows(head: string, all: readonly Ran[]): Row[] {
  return all.map(({ name, bytes, ran }) => ({
    [head]: name,
    'raw KB': (bytes / 1000).toFixed(1),
    'never run KB': ((bytes - ran) / 1000).toFixed(1),
    run: `${Math.round((100 * ran) / bytes)} %`,
  }));
}
