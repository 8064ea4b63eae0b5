import { afterEach, expect, it, vi } from 'vitest';
import { Checks } from '../../scripts/test/checks.mjs';

const ran: string[] = [];

/** What runs of three checks where somebody asks for these words. */
async function runWith(...words: readonly string[]): Promise<readonly string[]> {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const checks = new Checks(words);
  for (const name of ['types', 'browser', 'long: journeys'])
    await checks.command(name, process.execPath, ['--version'], [async () => ran.push(name)]);
  expect(checks.summary()).toBe(ran.length > 0 ? 0 : 1);
  return ran.splice(0);
}

afterEach(() => vi.restoreAllMocks());

it.each([
  [[], ['types', 'browser']],
  [['bro'], ['browser']],
  [['long'], ['long: journeys']],
  [
    ['types', 'long: j'],
    ['types', 'long: journeys'],
  ],
  [['journeys'], []],
])('runs what is asked for by %j, and what takes long only by its name', async (words, expected) => {
  expect(await runWith(...words)).toEqual(expected);
});
