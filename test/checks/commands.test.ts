import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

it('README names every command of the project, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/^(?:\| `)?npm (?:run )?([\w-]+)/gm)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort());
});
