import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { onOldNode } from '../../src/server/refuse-old-node.ts';

it.each(['18.20.8', '20.19.0', '22.12.0', '23.11.1'])('Node %s is told to be too old', (version) => {
  expect(onOldNode(version)).toBe(`Node ${version} is too old: the server needs Node 24 or newer`);
});

it.each(['24.0.0', '24.21.0', '26.1.0', '100.0.0'])('Node %s may serve', (version) => {
  expect(onOldNode(version)).toBeNull();
});

it('the file that is started asks for nothing that an old Node lacks before it is told', () => {
  const code = readFileSync(inject('serverScript'), 'utf8');
  expect(code).toContain('is too old');
  expect(code).not.toMatch(/^\s*(?:import[^(]*?|export[^;]*?)from|^\s*import\s*["']/m);
});
