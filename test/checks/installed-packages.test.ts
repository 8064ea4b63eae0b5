import { expect, it } from 'vitest';
import { hasAll } from '../../scripts/setup/install.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/hono': { version: '4.13.19' },
    'node_modules/kysely': { version: '0.29.9' },
    'node_modules/esbuild-for-another-platform': { version: '0.25.0', optional: true },
  },
};
const present = (kysely?: string) => ({
  packages: {
    'node_modules/hono': { version: '4.13.19' },
    ...(kysely !== undefined && { 'node_modules/kysely': { version: kysely } }),
    'node_modules/left-from-before': { version: '1.0.0' },
  },
});

it('nothing is installed again where all packages are there but those of other platforms', () => {
  expect(hasAll(present('0.29.9'), wanted)).toBe(true);
});

it.each([
  ['is missing', undefined],
  ['has another version', '0.29.8'],
])('packages are installed where one %s, although the others are there', (_, version) => {
  expect(hasAll(present(version), wanted)).toBe(false);
});
