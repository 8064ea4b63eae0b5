import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../../support/free-port.ts';

/** A PgBouncer in front of a database, in transaction pooling mode. */
export interface TestPooler {
  /** The URL of the same database, through the pooler. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Whether there is a PgBouncer; tests that need one are otherwise skipped, and the run says so. */
export const hasPgbouncer = inject('pgbouncer') !== null;

/** How many ports to try: another process may take a free one before it is used. */
const mostPorts = 5;

/** Starts one with this many connections to Postgres in total, and resolves when it accepts connections. */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<TestPooler> {
  for (let ports = 1; ; ports += 1) {
    try {
      return await startOn(await freePort(), databaseUrl, connections);
    } catch (error) {
      if (ports === mostPorts || !String(error).includes('Address already in use')) throw error;
    }
  }
}

async function startOn(port: number, databaseUrl: string, connections: number): Promise<TestPooler> {
  const program = inject('pgbouncer');
  if (program === null) throw new Error('There is no pgbouncer');
  const { hostname, port: ofPostgres, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'mallard-pgbouncer-'));
  // It does not run as root, so another user must be able to read its settings.
  chmodSync(folder, 0o755);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${ofPostgres} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const asSomebody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  // A package that was only unpacked has its libraries next to it.
  const libraries = resolve(dirname(program), '../lib', `${libraryFolder[process.arch] ?? ''}-linux-gnu`);
  const server = spawn(program, [...asSomebody, settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  });
  await new Promise<void>((ready, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('process up')) ready();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}: ${said}`)));
  });
  return {
    url: `postgres://mallard@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      const gone = new Promise((ended) => server.once('exit', ended));
      server.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const libraryFolder: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };
