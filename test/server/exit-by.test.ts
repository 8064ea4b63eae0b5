import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Prints once it is told to, then does its last step. */
const command = `
  import { once } from 'node:events';
  import { exitBy } from './src/server/exit-by.ts';
  async function run() {
    await once(process.stdin, 'data');
    process.stdin.destroy();
    for (let line = 0; line < 3; line += 1) {
      process.stdout.write('a table\\n');
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.stderr.write('done');
    return 0;
  }
  exitBy(run(), []);`;

it('a command whose reader leaves, such as head, does its work to the end', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const said = text(child.stderr);
  child.stdout.destroy();
  child.stdin.end('go');
  expect([await ended, await said]).toEqual([0, 'done']);
});
