// For developers of host apps: simulates each app around the pages of the site, and reports what an app gets wrong.
//   (nothing)                    the kit's page, with the site behind it; HOST_KIT_PORT sets its port, SITE_URL another site
//   check <address or file>      sends every request of the contract to the app around a page, or reads a recording, and
//                                compares the traffic with the contract
//   --host macos|windows|ios|android   which app is simulated (macos)
//   --inject <file>              the app's own script, instead of ours
//   --record <file>              saves what went over the wires
import { parseArgs } from 'node:util';
import { buildSite } from './setup/build.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installPackages } from './setup/install.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';
import { stop } from './setup/run.mjs';

await installPackages();
await continueInPinnedNode();
const usage = `npm run host-kit [-- --inject <file>]
npm run host-kit -- check <address or recording> [--host macos|windows|ios|android] [--inject <file>] [--record <file>]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string' },
      inject: { type: 'string' },
      record: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [command, target] = positionals;
  const isKnown = command === undefined || (command === 'check' && target !== undefined);
  if (values.help || !isKnown) stop(usage);
  if (command === 'check') {
    const { runCheck } = await import('./host-kit/run-check.ts');
    process.exitCode = await runCheck(target, values, findChromium);
  } else {
    if (!process.env.SITE_URL) await buildSite();
    const { serveKit } = await import('./host-kit/serve-kit.ts');
    await serveKit(values);
  }
} catch (error) {
  stop(error.code?.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n${usage}` : error.message);
}
