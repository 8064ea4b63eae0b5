import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../support/free-port.ts';

/** The server in a process of its own, which can be killed as a machine kills it. */
export interface ServerProcess {
  readonly url: string;
  /** Ends it at once, without a chance to finish anything (SIGKILL). */
  readonly kill: () => Promise<void>;
}

/** Starts one on a free port and waits until it answers. */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['test/server/support/serve-source.mjs'], {
    env: { PATH: process.env['PATH'], PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await announced(child);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The server prints its address when it listens. */
function announced(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Site ')) resolve();
    });
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
