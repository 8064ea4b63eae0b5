import { spawn } from 'node:child_process';
import path from 'node:path';
import { binaries, root } from './paths.mjs';

/** PATH with the project's own tools first, so that scripts and their children use the pinned Node. */
export function ownEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`, ...extra };
}

/**
 * Runs a command in the project's folder (or `cwd`) and resolves with its exit code. `quiet` captures its output for the
 * caller, to be shown only when something went wrong.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, timeout?: number, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? ownEnvironment(),
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
      ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Prints what takes long, and how long it took. */
export async function longStep(name, work) {
  process.stdout.write(`${name} …\n`);
  const start = performance.now();
  const result = await work();
  process.stdout.write(`${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/**
 * Exits with a sentence that says what went wrong.
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
