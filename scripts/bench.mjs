// Measures the built site; prints figures and ratios, fails nothing. BENCH_RUNS sets how often each figure is taken.
import { buildSite } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite();
process.env.CHROMIUM_PATH = await findChromium();
await import('./bench/static-page.ts');
