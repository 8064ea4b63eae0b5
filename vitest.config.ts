import { availableParallelism } from 'node:os';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/build/inline-script.ts';
import { scopedName } from './scripts/build/settings.ts';

const rules = 'test/{domain,application}/**/*.test.ts';
/** What has to be answered or well again in so many seconds, and so runs when nothing else does: none of it in `npm test`. */
const timed = 'test/server/reliability/*-faults.test.ts';
/** Pages and parts of them, in a document. */
const ui = 'test/ui/{boot,components,first-paint,hooks,islands}/**/*.test.{ts,tsx}';
/**
 * What puts other modules in the place of some, loads a copy of them, which may take the place of the first in globals, or
 * loads them with an environment of its own.
 */
const alone = ['test/composition/**/*.test.ts', 'test/build/{lean-*,stale-files}.test.ts'];
/**
 * What copies, moves and damages whole stores, goes on for years, waits for a provider that is away, and kills servers: a quarter of all
 * the time of the server's tests.
 */
const long = [
  'test/server/db/{damaged-store,snapshots,transfer}.test.ts',
  'test/server/payment/delivery.test.ts',
  'test/server/reliability/{disk-full,failover,kill}.test.ts',
  'test/server/subscription/left-alone.test.ts',
];
/** That the checks of all files find what they are to find: each runs its tool many times. */
const checksTried = ['test/checks/{budgets,lint,dependency-rules}.test.ts'];
/** `npm test` asks for `short`, `npm test -- long` for `long`. Whoever does not ask gets all. */
const length = process.env['TEST_LENGTH'];
const server = length === 'long' ? long : ['test/server/**/*.test.ts', 'test/contracts/services/*.test.ts'];

const globalSetup = 'test/server/support/global-setup.ts';

export default defineConfig({
  plugins: [inlineScript(), lingui({ failOnCompileError: true }), react()],
  define: { 'import.meta.env.PSEUDO_LOCALE': 'true' },
  css: { modules: { generateScopedName: scopedName } },
  test: {
    css: { include: [/\.module\.css$/] },
    restoreMocks: true,
    // A worker waits for the store and for processes that it starts: one a core leaves cores idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // On a busy machine a journey takes its time; what is slow is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // Rules and use-cases touch no globals, so their files share workers: a process for each takes longer than its tests.
        test: { name: 'rules', include: [rules], isolate: false },
      },
      {
        extends: true,
        // Threads start sooner than processes.
        test: {
          name: 'site',
          pool: 'threads',
          include: length === 'long' ? checksTried : ['test/**/*.test.{ts,tsx}'],
          exclude: [
            'test/e2e/**',
            rules,
            ui,
            ...alone,
            ...server,
            ...(length === 'short' ? checksTried : []),
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        // Apart from `site`: a worker has one environment for all its files.
        test: {
          name: 'ui',
          pool: 'threads',
          environment: 'happy-dom',
          setupFiles: 'test/ui/support/own-page.ts',
          include: [ui],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'alone', pool: 'threads', include: alone },
      },
      {
        extends: true,
        // Loading the whole server again for each file takes as long as testing it.
        test: {
          name: 'server',
          include: server,
          exclude: [timed, ...(length === 'short' ? long : [])],
          globalSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: length === 'short' ? [] : [timed],
          globalSetup,
          sequence: { groupOrder: 1 },
          maxWorkers: '100%',
        },
      },
    ],
  },
});
