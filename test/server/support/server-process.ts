import { spawn } from 'node:child_process';
import { inject } from 'vitest';
import { announced } from '../../support/announced.ts';
import { freePort } from '../../support/free-port.ts';

/** The server in its own process, which can be killed like a crashing machine. */
export interface ServerProcess {
  readonly url: string;
  /** Kills it immediately, without a chance to finish anything (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Asks it to stop (SIGTERM). */
  readonly terminate: () => void;
  /** Resolves with its exit code once it has exited by itself. */
  readonly ended: Promise<number | null>;
}

/** Starts one, on a free port unless `PORT` is given, and waits until it responds. */
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
