import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A second Node process that runs module code; its imports are relative to the project's folder. */
export interface TestProcess {
  readonly pid: number;
  /** Resolves with the next line it prints; rejects when it exits without one. */
  readonly line: () => Promise<string>;
  /** Every line so far; after {@link kill}, all lines. */
  readonly lines: readonly string[];
  /** Kills it with SIGKILL and waits until it has exited. */
  readonly kill: () => Promise<void>;
}

/** Starts one with TypeScript transformed, parameter properties included. */
export function startProcess(code: string): TestProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      code,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { stdout, pid } = child;
  if (stdout === null || pid === undefined) throw new Error('The process did not start');
  const lines: string[] = [];
  const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = [];
  let read = 0;
  const serve = () => {
    for (let next = lines[read]; next !== undefined && waiting.length > 0; next = lines[read]) {
      read += 1;
      waiting.shift()?.resolve(next);
    }
  };
  createInterface({ input: stdout }).on('line', (line) => {
    lines.push(line);
    serve();
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      for (const { reject } of waiting) reject(new Error('The process ended'));
      resolve();
    });
  });
  return {
    pid,
    lines,
    line: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        serve();
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
