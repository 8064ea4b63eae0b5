import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { typeInBangs } from './bang-keys.ts';
import { builtPages } from './built-pages.ts';
import { Chromium } from './chromium.ts';
import { runsAsked } from './launch.ts';
import { middleOf, type Visit, visit } from './measure.ts';
import { median } from './median.ts';
import { type NextPage, toNextPage } from './next-page.ts';
import { mobile } from './on-a-phone.ts';
import { printTable, type Row, times } from './print-table.ts';
import { type SearchBoxUses, typed, typeInSearchBox } from './search-box.ts';
import { type ServedSite, serveSite } from './serve-site.ts';
import { barsMissed } from './static-bars.ts';
import { makeVariants, type VariantName, variantNames } from './variants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, process.env['BENCH_SITE'] ?? 'dist');
const into = path.join(root, '.cache/bench');
const pages = builtPages(site, 'static', process.argv.slice(3));
// One run of one page takes eight seconds, and all pages together should not take an hour.
const runs = runsAsked(pages.length > 5 ? 3 : 5);

const browser = await Chromium.start();
const sites = new Map<VariantName, ServedSite>();
try {
  process.stdout.write(
    `Static pages beside the same page made otherwise: ${mobile.cpuSlowdown}x slower processor, ` +
      `${mobile.megabits} Mbps, ${mobile.roundTrip} ms round trip, empty cache, median of ${runs}, ` +
      `${browser.version}, ${load()}\n\n`,
  );
  for (const { name, folder } of makeVariants(site, pages, into)) sites.set(name, await serveSite(folder));
  const table: Row[] = [];
  const ofNoScript: number[] = [];
  for (const [index, { address }] of pages.entries()) {
    process.stderr.write(`  ${index + 1} of ${pages.length}: ${address}\n`);
    // A browser's first visits are slower than all others.
    if (index === 0) await visitEach(address);
    const middle = await measured(address);
    table.push(row(address, middle));
    ofNoScript.push(middle['as built'].largestPaint / middle['no script'].largestPaint);
  }
  printTable(table);
  process.stdout.write(
    `\n  LCP to no script, in the median over all pages: ${median(ofNoScript).toFixed(2)} x (bar 1.15, ADR 0044)\n`,
  );
  if (pages.some(({ address }) => address === '/')) await printHandling(`${sites.get('as built')?.url}/`);
  if (pages.some(({ address }) => address === '/bangs'))
    await printBangs(`${sites.get('as built')?.url}/bangs`);
  process.stdout.write(
    `\n  ${load()} at the end\n` +
      '  bars: 10 KB of script, 30 KB in all without fonts and 60 with them, TBT 0, CLS 0.01, LCP 1.05 x the page without\n' +
      '  any script and 0.70 x with its styles in a file (home: 0.73), theme switch 1.1 x a 1 KB vanilla script.\n' +
      '  KB are those before the load event, headers included. Menus open without a script.\n',
  );
} finally {
  await browser.stop();
  await Promise.all([...sites.values()].map((served) => served.stop()));
  rmSync(into, { recursive: true, force: true });
}

/** The responsiveness of home: its search box, and the next page through its links. */
async function printHandling(home: string): Promise<void> {
  const next: NextPage[] = [];
  const boxes: SearchBoxUses[] = [];
  for (let round = 0; round < runs; round += 1) {
    next.push(await toNextPage(browser, home));
    boxes.push(await typeInSearchBox(browser, home));
  }
  const suggested = (which: keyof SearchBoxUses) =>
    Math.round(median(boxes.map((one) => one[which].suggested)));
  const lost = boxes.flatMap(({ cold, warm }) => [cold, warm]).filter(({ value }) => value !== typed);
  const ready = next.filter(({ prerendered }) => prerendered).length;
  process.stdout.write(
    `\n  the next static page, after resting on its link: ${Math.round(median(next.map(({ painted }) => painted)))} ms ` +
      `from click to paint (bar 100; this machine's own speed), got ready ahead in ${ready} of ${runs}\n` +
      `  suggestions in the search box after its focus: ${suggested('cold')} ms with nothing cached (bar 1300), ` +
      `${suggested('warm')} ms on the second visit (bar 300), keys lost in ${lost.length} of ${2 * runs}\n`,
  );
}

/** The responsiveness of the bang search. */
async function printBangs(bangs: string): Promise<void> {
  const { middle, longest, keys } = await typeInBangs(browser, bangs);
  process.stdout.write(
    `\n  a key in the search over bangs, laid out: ${middle.toFixed(1)} ms (bar 16), the longest of ${keys} ${longest.toFixed(1)} ms\n`,
  );
}

type Middle = Readonly<Record<VariantName, Visit>>;

/** Each round visits every variant once, so that other load on the machine affects all alike. */
async function measured(address: string): Promise<Middle> {
  const rounds: Middle[] = [];
  for (let round = 0; round < runs; round += 1) rounds.push(await visitEach(address));
  const entries = variantNames.map((name) => [name, middleOf(rounds.map((one) => one[name]))] as const);
  return Object.fromEntries(entries) as Middle;
}

async function visitEach(address: string): Promise<Middle> {
  const visits: Partial<Record<VariantName, Visit>> = {};
  for (const name of variantNames) {
    const url = `${sites.get(name)?.url}${address}`;
    // The vanilla script serves only the measurement of its switch.
    const seen = name === 'vanilla script' ? null : await visit(browser, url);
    const clicked = /built|vanilla/.test(name) ? await visit(browser, url, { click: true }) : null;
    const one = seen ?? clicked;
    if (one !== null) visits[name] = { ...one, switched: clicked?.switched ?? null };
  }
  return visits as Middle;
}

function row(address: string, middle: Middle): Row {
  const ours = middle['as built'];
  const bare = middle['no script'];
  const sheet = middle['external sheet'];
  const vanilla = middle['vanilla script'];
  return {
    page: address,
    requests: ours.requests,
    'JS KB': kilobytes(ours.scriptBytes),
    'KB without fonts': kilobytes(ours.bytes - ours.fontBytes),
    'all KB': kilobytes(ours.bytes),
    'FCP ms': Math.round(ours.firstPaint),
    'LCP ms': Math.round(ours.largestPaint),
    'of no script': times(ours.largestPaint, bare.largestPaint),
    'of a sheet': times(ours.largestPaint, sheet.largestPaint),
    'TBT ms': Math.round(ours.blocking),
    'no script': Math.round(bare.blocking),
    CLS: ours.shift.toFixed(3),
    'switch ms': ours.switched === null ? '-' : Math.round(ours.switched),
    'of vanilla': times(ours.switched, vanilla.switched),
    'over the bar': barsMissed(address, ours, { bare, sheet, vanilla }).join(', '),
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function load(): string {
  return `load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')}`;
}
