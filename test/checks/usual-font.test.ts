import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasUsualFont } from '../../scripts/setup/fonts.mjs';

function folderWith(...files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

it.each([
  ['truetype/liberation/LiberationSans-Bold.ttf'],
  ['msttcorefonts/Arial_Bold.ttf'],
  ['arialbd.ttf'],
  ['roboto/Roboto-Bold.ttf'],
])('a machine with %s can stand in for a visitor’s', (file) => {
  expect(hasUsualFont([folderWith('truetype/dejavu/DejaVuSans-Bold.ttf', file)])).toBe(true);
});

it.each([
  ['of a server, which has another sans', ['truetype/dejavu/DejaVuSans-Bold.ttf']],
  ['that has only the light one', ['LiberationSans-Regular.ttf', 'arial.ttf']],
  ['without any font', []],
])('a machine %s is given one', (_, files) => {
  expect(hasUsualFont([folderWith(...files), '/nowhere/at/all'])).toBe(false);
});
