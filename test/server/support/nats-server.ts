import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startNatsServer } from '../../../scripts/setup/start-nats-server.ts';
import { freePort } from '../../support/free-port.ts';

/** A separate, real nats-server on a free port, whose streams survive a kill and restart. */
export interface TestBroker {
  /** Without credentials. */
  readonly url: string;
  readonly port: number;
  readonly start: () => Promise<void>;
  /** Kills it immediately (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>;
}

/** Whether there is a nats-server; tests that need one are otherwise skipped, and the run says so. */
export const hasNatsServer = inject('natsServer') !== null;

/** Creates one without starting it. `more` are further arguments. */
export async function makeBroker(more: readonly string[] = ['-js']): Promise<TestBroker> {
  const program = inject('natsServer');
  if (program === null) throw new Error('There is no nats-server');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'mallard-nats-'));
  let child: ChildProcess | null = null;
  const kill = async () => {
    const running = child;
    child = null;
    if (running === null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start: async () => {
      child = await startNatsServer(program, { port, folder, more });
    },
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates and starts one. */
export async function startBroker(more?: readonly string[]): Promise<TestBroker> {
  const broker = await makeBroker(more);
  await broker.start();
  return broker;
}
