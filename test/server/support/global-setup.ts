import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { howToGetNatsServer, installedNatsServer } from '../../../scripts/setup/nats-server.mjs';
import { howToGetPgbouncer, installedPgbouncer } from '../../../scripts/setup/pgbouncer.mjs';
import { openPostgres } from '../../../src/server/db/store.ts';
import { keepExitCode } from './keep-exit-code.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database on the run's Postgres; others are created as its copy. */
    readonly migratedDatabase: string;
    /** The server as it is shipped: from source every start of a process would take seconds longer. */
    readonly serverScript: string;
    /** The program for tests of the broker; null if there is none. */
    readonly natsServer: string | null;
    /** The connection pooler for tests of the store; null if there is none. */
    readonly pgbouncer: string | null;
  }
}

/** What the server tests share, created once per run: one Postgres, and one bundle of the server next to the packages. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  keepExitCode();
  const outDir = join('.cache', `test-server-${process.pid}`);
  const [postgres] = await Promise.all([
    startPostgres(),
    build({ configFile: 'vite.server.config.ts', build: { outDir, sourcemap: false }, logLevel: 'error' }),
  ]);
  await (await openPostgres(postgres.url)).close();
  project.provide('migratedDatabase', postgres.url);
  project.provide('serverScript', join(outDir, 'main.js'));
  const natsServer = installedNatsServer();
  project.provide('natsServer', natsServer);
  const pgbouncer = installedPgbouncer();
  project.provide('pgbouncer', pgbouncer);
  if (natsServer === null) tellMissing('nats-server', howToGetNatsServer);
  if (pgbouncer === null) tellMissing('pgbouncer', howToGetPgbouncer);
  return async () => {
    await postgres.stop();
    rmSync(outDir, { recursive: true, force: true });
  };
}

function tellMissing(name: string, howToGet: string): void {
  process.stderr.write(
    `There is no ${name}, so what needs one is SKIPPED: ${howToGet}. npm test looks for one in Debian's packages.\n`,
  );
}
