import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** A server in its own process, so that it does not share the event loop of the measurement. */
export interface OwnProcess {
  readonly url: string;
  /** Milliseconds from the start of the process to its first successful response on `ready`. */
  readonly startedIn: number;
  /** Resident memory in megabytes. */
  readonly memory: () => number;
  /** Milliseconds of CPU time used since its start, in all threads. */
  readonly processorTime: () => Promise<number>;
  /** Kills it immediately (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Asks it to stop (SIGTERM) and waits until it has. */
  readonly end: () => Promise<void>;
}

const reporter = path.join(import.meta.dirname, 'report-processor-time.ts');

/** Starts a script on a port, with Node options, and waits until `ready` returns 200. */
export async function startOwn(
  script: string,
  ready: string,
  env: Readonly<Record<string, string>> & { readonly PORT: string },
  forNode: readonly string[] = [],
): Promise<OwnProcess> {
  const from = performance.now();
  const options = ['--disable-warning=ExperimentalWarning', '--import', reporter];
  const child = spawn(process.execPath, [...forNode, ...options, script], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${env.PORT}`;
  while (!(await answers(url + ready))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`);
    // On a busy machine a store takes long, and each server opens one more.
    if (performance.now() - from > 180_000) {
      await kill(child);
      throw new Error(`${script} was not ready within 180 s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    startedIn: performance.now() - from,
    memory: () => memoryOf(child),
    processorTime: () => processorTimeOf(child),
    kill: () => kill(child),
    end: () => kill(child, 'SIGTERM'),
  };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

async function processorTimeOf(child: ChildProcess): Promise<number> {
  child.send('how much');
  const [milliseconds] = await once(child, 'message');
  return Number(milliseconds);
}

async function kill(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
  // An exited process does not emit another exit event, and waiting for one would silently end the whole benchmark.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' && address !== null ? address.port : 0)));
    });
  });
}
