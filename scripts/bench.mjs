// Benchmarks the built site; prints figures and ratios, never fails. BENCH_RUNS sets how often each figure is taken.
//   pages [words]   static pages, one line each, next to the same pages without scripts; home also with the time to the next
//                   page and to suggestions, /bangs with the time per keystroke; words select addresses, none means all
//   live [words]    live pages next to the same HTML hydrated by React alone, and how much of their scripts runs
//   lighthouse [words]   the four scores of the pages of the bar, and what keeps a score below 100
//   build           the build with every page in each of 37 locales (made-up pages if the site has fewer than BENCH_PAGES),
//                   and the time until `npm start` is up
//   size [accounts]   the server with 100,000 accounts (or the given number, such as 1000000) next to itself with an empty
//                   store; BENCH_SECONDS per figure
//   server [figures]   the server under load next to a bare handler, and its start next to a bare store; BENCH_SECONDS per
//                   figure, SOAK (`30m`) for the memory; static, passcode, autocomplete, event, memory, beacon, broker, start
//                   and address select those figures
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
  // With source maps, to attribute the code that runs. The scripts are byte for byte the same.
  process.env.BENCH_SITE = '.cache/bench-site';
  await buildSite({ outDir: process.env.BENCH_SITE, env: { SOURCE_MAPS: '1' } });
} else if (what === 'pages') {
  // As visitors get them: compressed harder than in a developer's build.
  process.env.BENCH_SITE = '.cache/bench-pages';
  await buildSite({ outDir: process.env.BENCH_SITE, env: { VITE_SITE_ENV: 'production' } });
} else if (what !== 'build') {
  await buildSite();
}
if (['pages', 'live', 'lighthouse'].includes(what)) process.env.CHROMIUM_PATH = await findChromium();
await kinds[what]();
