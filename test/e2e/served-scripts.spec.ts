import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const served = path.resolve(import.meta.dirname, '../../.cache/site/client');
const read = (file: string) => readFileSync(path.join(served, file), 'utf8');
/** The names of scripts in a page or in another script. */
const named = (file: string) => [...read(file).matchAll(/[\w.+-]+\.js\b/g)].map(([name]) => name);

test('every script that is served is named by a page, or by a script that one names', {
  tag: '@once',
}, () => {
  const scripts = globSync('assets/*.js', { cwd: served }).map((file) => path.basename(file));
  expect(scripts.length).toBeGreaterThan(20);
  const reached = new Set(globSync('**/*.html', { cwd: served }).flatMap(named));
  for (const name of reached)
    if (scripts.includes(name)) for (const next of named(`assets/${name}`)) reached.add(next);
  expect(scripts.filter((name) => !reached.has(name))).toEqual([]);
});
