// The long runs of what npm test does briefly: 20 kills under load, 1,000 orders of the card provider's events, 10,000
// fuzzed calls per row, 10,000 hostile sign-in orders in a minute, 12 kills of one of four processes in a minute, three
// failovers to a replica, a kill before each statement of a subscription's life. With a name (kills, replay, fuzz,
// flood, processes, failover, statements): only that one.
import { randomInt } from 'node:crypto';
import { installPackages } from './setup/install.mjs';
import { findPgbouncer, howToGetPgbouncer } from './setup/pgbouncer.mjs';
import { continueInPinnedNode } from './setup/pinned-node.mjs';
import { ownEnvironment, run, stop } from './setup/run.mjs';

await installPackages();
await continueInPinnedNode();

const parts = {
  kills: { file: 'test/server/reliability/kill.test.ts', env: { KILLS: '20' } },
  replay: { file: 'test/server/subscription/replay.test.ts', env: { REPLAY_RUNS: '1000' } },
  fuzz: {
    file: 'test/server/reliability/fuzz.test.ts',
    env: { FUZZ_RUNS: '10000', FUZZ_SEED: String(randomInt(2 ** 31)) },
  },
  flood: {
    file: 'test/server/reliability/flood.test.ts',
    env: { FLOOD_ORDERS: '10000', FLOOD_SECONDS: '60', FLOOD_NETWORKS: '2000', FLOOD_QUIET: '60' },
  },
  processes: {
    file: 'test/server/reliability/processes.test.ts',
    env: { CLUSTER_KILLS: '12', CLUSTER_KILL_SECONDS: '5' },
  },
  failover: {
    file: 'test/server/reliability/failover.test.ts',
    env: { FAILOVERS: '3', FAILOVER_BUSY_SECONDS: '5' },
  },
  statements: { file: 'test/server/subscription/processes.test.ts', env: { STATEMENT_STEP: '1' } },
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) stop(`There is no "${unknown}": ${Object.keys(parts).join(', ')}`);
const wanted = named.length > 0 ? named : Object.keys(parts);
// npm test skips them without one; here that would prove nothing.
if (wanted.includes('processes') && (await findPgbouncer()) === null)
  stop(`Four processes need a PgBouncer in front of their store: ${howToGetPgbouncer}.`);
let failed = 0;
for (const name of wanted) {
  const { file, env } = parts[name];
  // Variables from outside take precedence: FUZZ_SEED repeats a run.
  const { code } = await run('vitest', ['run', '--reporter=verbose', file], {
    env: ownEnvironment({ ...env, ...process.env, PATH: ownEnvironment().PATH }),
  });
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
