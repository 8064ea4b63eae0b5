import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../src/server/site/encoding.ts';

const all = ['br', 'gzip', 'identity'] as const;

describe('how a file is packed on its way', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('%j gets %s', (accepted, expected) => {
    expect(chooseEncoding(accepted, all)).toBe(expected);
  });

  it('never promises a packing that does not lie there', () => {
    expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity');
  });
});
