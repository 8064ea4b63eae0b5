import { spawn } from 'node:child_process';
import { inject } from 'vitest';
import { announced } from '../../support/announced.ts';
import { freePort } from '../../support/free-port.ts';

/** The server in a process of its own, which can be killed as a machine kills it. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, without a chance to finish anything (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Asks it to end (SIGTERM). */
  readonly terminate: () => void;
  /** Resolves with its exit code once it has ended by itself. */
  readonly ended: Promise<number | null>;
}

/** Starts one, on a free port unless `PORT` is given, and waits until it answers. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  script = inject('serverScript'),
): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await announced(child);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    terminate: () => void child.kill('SIGTERM'),
    ended: gone,
  };
}
