import { expect, it } from 'vitest';
import { run } from '../../scripts/setup/run.mjs';

const node = (script: string, options = {}) =>
  run(process.execPath, ['--eval', script], { quiet: true, ...options });

it('a command’s exit code is passed on, with all that it said', async () => {
  const script = "process.stdout.write('out '); process.stderr.write('err'); process.exitCode = 3;";
  const { code, output } = await node(script);
  expect(code).toBe(3);
  expect(output.split(' ').sort()).toEqual(['err', 'out']);
  expect(await node('')).toEqual({ code: 0, output: '' });
});

it.each([
  ['that is killed', () => node("process.kill(process.pid, 'SIGKILL')")],
  ['that takes longer than it may', () => node('setInterval(() => {}, 1000)', { timeout: 50 })],
  ['that does not exist', () => run('mallard-no-such-command', [], { quiet: true })],
])('a command %s has failed', async (_, ended) => {
  expect((await ended()).code).not.toBe(0);
});
