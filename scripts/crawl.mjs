// Looks at the whole product: every page in every language, width and theme, every state in every language. `npm test` looks
// at the same in pairs, and takes the journeys on a light phone and a dark desktop. Words name other tests to run whole.
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
const journeys = ['journey', 'buying', 'sign-in', 'recovery-key', 'email', 'activation', 'manage', 'host-'];
const specs = words.length > 0 ? words : [...grown, ...journeys];
const { code } = await run(`${binaries}/playwright`, ['test', ...specs, '--reporter=dot'], {
  env: ownEnvironment({ CRAWL: 'whole', CHROMIUM_PATH: await findTestChromium() }),
});
process.exit(code);
