import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cloudKey,
  isCloudKey,
  passphraseLength,
  readPassphrase,
} from '../../../src/domain/settings/cloud-save.ts';

describe('a passphrase', () => {
  it('is the same however it is spaced', () => {
    expect(readPassphrase('  duck  pond\nreed frog nest ')).toBe('duck pond reed frog nest');
  });

  it('has at least 18 characters', () => {
    expect(passphraseLength).toBe(18);
    expect(readPassphrase('x'.repeat(18))).toBe('x'.repeat(18));
    expect(readPassphrase('x'.repeat(17))).toBeNull();
    expect(readPassphrase(`${'x'.repeat(17)}     `)).toBeNull();
    expect(readPassphrase('🦆'.repeat(17))).toBeNull();
  });

  it('is one text however its letters are composed', () => {
    expect(readPassphrase('mu\u0308hle mu\u0308hle mu\u0308hle')).toBe(readPassphrase('mühle mühle mühle'));
    expect(readPassphrase(`${'x'.repeat(18)}\ud800`)).toBe(`${'x'.repeat(18)}\ufffd`);
  });

  it('names what is saved by its SHA-512 digest', () => {
    const digest = createHash('sha512').update('abc').digest();
    expect(cloudKey(digest)).toBe(digest.toString('hex'));
    expect(isCloudKey(cloudKey(digest))).toBe(true);
    for (const text of ['', 'A'.repeat(128), '0'.repeat(127), '0'.repeat(129), `${'0'.repeat(127)}/`]) {
      expect(isCloudKey(text)).toBe(false);
    }
    expect(() => cloudKey(new Uint8Array(32))).toThrow('64 bytes');
  });
});
