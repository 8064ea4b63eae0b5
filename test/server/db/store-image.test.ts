import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { days, minutes } from '../support/manual-clock.ts';
import { forgetOlder } from '../support/store-image.ts';

it('an image of other migrations stays while another working copy uses it, and goes a day later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mallard-images-'));
  const usedBefore = (name: string, milliseconds: number) => {
    writeFileSync(join(folder, name), '');
    const at = new Date(Date.now() - milliseconds);
    utimesSync(join(folder, name), at, at);
  };
  usedBefore('in-use.tar', days(1) - minutes(5));
  usedBefore('left.tar', days(1) + minutes(5));
  forgetOlder(folder);
  expect(readdirSync(folder)).toEqual(['in-use.tar']);
  rmSync(folder, { recursive: true });
});
