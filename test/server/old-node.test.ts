import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { onOldNode } from '../../src/server/refuse-old-node.ts';

it.each(['18.20.8', '20.19.0', '22.12.0', '23.11.1'])('Node %s is told to be too old', (version) => {
  expect(onOldNode(version)).toBe(
    `Node ${version} is too old: the server and its commands need Node 24 or newer`,
  );
});

it.each(['24.0.0', '24.21.0', '26.1.0', '100.0.0'])('Node %s may serve', (version) => {
  expect(onOldNode(version)).toBeNull();
});

// What npm runs and what an image runs by hand: docs/operations.md.
it.each(['main', 'store', 'keys', 'experiments', 'stripe'])(
  '%s.js asks for nothing that an old Node lacks before it is told',
  (name) => {
    const code = withStaticImports(join(dirname(inject('serverScript')), `${name}.js`));
    expect(code).toContain('is too old');
    // Of the language nothing either: 20 is what distributions still have.
    expect(code).not.toMatch(/\busing\b|Promise\.withResolvers|import .* with/);
  },
);

/** A built file with all that is loaded before its first line, which may be files beside it only. */
function withStaticImports(file: string): string {
  const code = readFileSync(file, 'utf8');
  const imported = [...code.matchAll(/^\s*(?:import|export)\b(?!\s*\()[^"'`;]*?["']([^"']+)["']/gm)];
  return imported.reduce((all, [, from = '']) => {
    expect(from, `${file} imports it`).toMatch(/^\.\//);
    return all + withStaticImports(join(dirname(file), from));
  }, code);
}
