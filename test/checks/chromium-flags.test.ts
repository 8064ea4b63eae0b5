import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { testedFlags } from '../../scripts/setup/chromium-flags.mjs';

/** The features that a command line switches off: of two switches of one name the last counts, as in Chromium. */
function offIn(commandLine: string): readonly string[] {
  const last = [...commandLine.matchAll(/--disable-features=([\w,]+)/g)].at(-1)?.[1];
  return last?.split(',') ?? [];
}

it('a Chromium of the tests has all that Playwright switches off', async () => {
  // What is no browser does not start, and the error says how it was called.
  const call = String(await chromium.launch({ executablePath: process.execPath }).catch((error) => error));
  const playwrights = offIn(call);
  expect(playwrights).toContain('PaintHolding');
  expect(offIn(testedFlags.join(' '))).toEqual(expect.arrayContaining([...playwrights]));
});
