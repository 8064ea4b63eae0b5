// Measures the built site; prints figures and ratios, fails nothing. BENCH_RUNS sets how often each figure is taken.
//   pages [words]   static pages, one line each, beside the same without scripts; with home also how soon the next page and
//                   suggestions come, with /bangs how long a key takes there; words of their addresses, none for all
//   live [words]    live pages beside the same HTML hydrated by React alone, and what of their scripts runs
//   lighthouse [words]   the four scores of the pages of the bar, and what keeps one below 100
//   build           the build with every page in each of 37 locales (made-up ones where the site has fewer than BENCH_PAGES), and how soon
//                   `npm start` is up
//   size [accounts]   the server with 100,000 accounts (or as many as asked: 1000000) beside itself with an empty store; BENCH_SECONDS a figure
//   server [figures]   the server under load beside a bare handler, and its start beside a bare store; BENCH_SECONDS a figure, SOAK (`30m`) for the
//                   memory; static, passcode, autocomplete, event, memory, beacon, broker, start, address keep those figures
import { buildSite } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';
import { stop } from './setup/run.mjs';

const kinds = {
  pages: () => import('./bench/static-pages.ts'),
  live: () => import('./bench/live-pages.ts'),
  lighthouse: () => import('./bench/lighthouse.ts'),
  build: () => import('./bench/build-at-size.ts'),
  server: () => import('./bench/server.ts'),
  size: () => import('./bench/size.ts'),
};
const what = process.argv[2] ?? 'pages';
if (!Object.hasOwn(kinds, what)) stop(`npm run bench -- ${Object.keys(kinds).join(' | ')}`);

await installPackages();
await continueInPinnedNode();
if (what === 'live') {
  // With source maps, which tell where what runs comes from. The scripts are the same bytes.
  process.env.BENCH_SITE = '.cache/bench-site';
  await buildSite({ outDir: process.env.BENCH_SITE, env: { SOURCE_MAPS: '1' } });
} else if (what === 'pages') {
  // As visitors get them, which are packed better than what a developer looks at.
  process.env.BENCH_SITE = '.cache/bench-pages';
  await buildSite({ outDir: process.env.BENCH_SITE, env: { VITE_SITE_ENV: 'production' } });
} else if (what !== 'build') {
  await buildSite();
}
if (['pages', 'live', 'lighthouse'].includes(what)) process.env.CHROMIUM_PATH = await findChromium();
await kinds[what]();
