import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  cloudKey,
  isCloudKey,
  makePassphrase,
  passphraseBytes,
  passphraseLength,
  readPassphrase,
} from '../../../src/domain/settings/cloud-save.ts';
import { passphraseWords } from '../../../src/domain/settings/passphrase-words.ts';

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

describe('a passphrase made for a visitor', () => {
  it('chooses among 2,048 words, none of them twice, and none that nobody could spell after hearing it', () => {
    expect(new Set(passphraseWords).size).toBe(2048);
    expect(passphraseWords.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
    for (const word of ['agnathan', 'chlamys', 'lobscuse', 'viyella', 'crt'])
      expect(passphraseWords).not.toContain(word);
  });

  it('has five words, two bytes for each', () => {
    const random = Uint8Array.from([0, 0, 0, 1, 7, 255, 8, 0, 255, 255]);
    const [first, second] = passphraseWords;
    const last = passphraseWords.at(-1);
    expect(passphraseBytes).toBe(random.length);
    expect(makePassphrase(passphraseWords, random)).toBe([first, second, last, first, last].join(' '));
  });

  it('reads the bytes that it is given, wherever they lie', () => {
    const bytes = Uint8Array.from({ length: 30 }, (_, place) => place);
    const part = bytes.subarray(10, 20);
    expect(makePassphrase(passphraseWords, part)).toBe(makePassphrase(passphraseWords, part.slice()));
  });

  it('is refused where some words would be likelier than others', () => {
    expect(() => makePassphrase(passphraseWords.slice(1), new Uint8Array(10))).toThrow('even');
    expect(() => makePassphrase(Array<string>(131_072).fill('x'), new Uint8Array(10))).toThrow('even');
    expect(() => makePassphrase(passphraseWords, new Uint8Array(9))).toThrow('even');
    expect(makePassphrase(Array<string>(65_536).fill('x'), new Uint8Array(10))).toBe('x x x x x');
  });

  it('draws from 2,048 different words, and is long enough with the shortest of them', () => {
    expect(new Set(passphraseWords).size).toBe(2048);
    expect(passphraseWords.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
    const shortest = passphraseWords.toSorted((one, other) => one.length - other.length)[0] ?? '';
    expect(readPassphrase(Array<string>(5).fill(shortest).join(' '))).not.toBeNull();
  });
});
