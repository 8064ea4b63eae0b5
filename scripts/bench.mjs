// Measures the built site; prints figures and ratios, fails nothing. BENCH_RUNS sets how often each figure is taken.
// With `server`: the server under load; BENCH_SECONDS a figure, SOAK (`30m`) for the memory.
import { buildSite } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite();
if (process.argv.includes('server')) {
  await import('./bench/server.ts');
} else {
  process.env.CHROMIUM_PATH = await findChromium();
  await import('./bench/static-page.ts');
}
