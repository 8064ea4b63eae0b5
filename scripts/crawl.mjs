// Inspects the whole product: every page in every language, width and theme, every state on every screen and in every
// theme, each journey on all of these. `npm test` covers combinations of pages pairwise, each page in one state and
// each state on one page, and takes a journey on a light phone or a dark desktop. Words select other tests to run in
// full.
import { buildSite } from './setup/build.mjs';
import { findTestChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { binaries } from './setup/paths.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';
import { ownEnvironment, run } from './setup/run.mjs';

await installPackages();
await continueInPinnedNode();
await buildSite({ outDir: '.cache/site', env: { PSEUDO_LOCALE: '1' } });
const words = process.argv.slice(2);
const grown = ['pages', 'accessibility', 'gallery', 'states', 'heads', 'found'];
const journeys = [
  'journey',
  'plan-page',
  'experiments',
  'buying',
  'sign-in',
  'recovery-key',
  'email',
  'activation',
  'manage',
  'known',
  'host-',
  'dev-host',
];
const specs = words.length > 0 ? words : [...grown, ...journeys];
const { code } = await run(`${binaries}/playwright`, ['test', ...specs, '--reporter=dot'], {
  env: ownEnvironment({ CRAWL: 'whole', CHROMIUM_PATH: await findTestChromium() }),
});
process.exit(code);
