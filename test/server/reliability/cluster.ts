import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBalancer } from '../../support/balancer.ts';
import { freePort } from '../../support/free-port.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import type { Visited } from './busy-visitor.ts';
import { messagesTo, ProcessMail } from './process-mail.ts';

/** One of them, and the mail server that only it sends to. */
export interface ClusterServer extends ServerProcess {
  readonly mail: ProcessMail;
}

/** Server processes of one site, each with a data folder of its own as on machines of their own, behind one address. */
export interface Cluster extends Visited {
  /** In the order of their indices. */
  readonly servers: readonly ClusterServer[];
  /** What was sent by each process that there ever was. */
  readonly mail: readonly ProcessMail[];
  /** Kills one (SIGKILL), which is named just before, at once starts another in its place, and gives it when it answers. */
  readonly replace: (index: number, onKill: (victim: ClusterServer) => void) => Promise<ClusterServer>;
  /** Tells all to stop, and gives their exit codes. */
  readonly terminate: () => Promise<readonly (number | null)[]>;
  readonly close: () => Promise<void>;
}

/** Starts so many at one time. */
export async function startCluster(size: number, env: Readonly<Record<string, string>>): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-cluster-'));
  const port = await freePort();
  const living = new Map<number, ClusterServer>();
  const everyMail: ProcessMail[] = [];
  const balancer = await openBalancer(port, () =>
    [...living.values()].map(({ url }) => Number(new URL(url).port)),
  );
  const start = async (index: number) => {
    const mail = await ProcessMail.open();
    everyMail.push(mail);
    const server = await startServerProcess({
      SMTP_URL: mail.url,
      DATA_DIR: join(folder, String(index)),
      PUBLIC_URL: balancer.url,
      SITE_SECRET: 'processes-of-one-site-know-the-same-4711-secret',
      ...env,
    });
    const started = { ...server, mail };
    living.set(index, started);
    return started;
  };
  await Promise.all(Array.from({ length: size }, (_, index) => start(index)));
  return {
    url: balancer.url,
    staysUp: true,
    mailsTo: (email) => messagesTo(everyMail, email),
    mail: everyMail,
    get servers() {
      return [...living].sort(([one], [other]) => one - other).map(([, server]) => server);
    },
    replace: async (index, onKill) => {
      const server = living.get(index);
      if (server === undefined) throw new Error('No such server');
      living.delete(index);
      onKill(server);
      await server.kill();
      server.mail.diedAt = performance.now();
      return start(index);
    },
    terminate: async () => {
      const servers = [...living.values()];
      for (const server of servers) server.terminate();
      return Promise.all(servers.map(({ ended }) => ended));
    },
    close: async () => {
      await Promise.all([...living.values()].map((server) => server.kill()));
      await balancer.close();
      await Promise.all(everyMail.map((mail) => mail.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
