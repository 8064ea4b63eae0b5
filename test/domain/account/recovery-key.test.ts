import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crockfordDigits } from '../../../src/domain/account/crockford.ts';
import {
  drawRecoveryKey,
  isRecoveryKey,
  normalizeRecoveryKey,
  recoveryKeyLength,
} from '../../../src/domain/account/recovery-key.ts';

const bytes = fc.uint8Array({ minLength: 19, maxLength: 19 });
/** What is drawn from these bytes, and from those after them when it has to be drawn again. */
const keyFrom = (first: Uint8Array) => {
  let drawn = 0;
  return drawRecoveryKey(() => {
    const again = first.map((byte, at) => (at === 0 ? byte + drawn : byte));
    drawn += 1;
    return again;
  });
};
const aKey = bytes.map(keyFrom);
const plainOf = (key: string) => key.replaceAll('-', '');

describe('a recovery key', () => {
  it('is five groups of four symbols that cannot be mistaken for others', () => {
    fc.assert(
      fc.property(aKey, (key) => {
        expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(key).toHaveLength(recoveryKeyLength);
        expect(normalizeRecoveryKey(key)).toBe(key);
      }),
    );
  });

  it('has the check symbol of Crockford: the number modulo 37', () => {
    const key = drawRecoveryKey((count) => Uint8Array.from({ length: count }, (_, at) => at));
    expect(key).toBe('0123-4567-89AB-CDEF-GHJY');
    const value = [...plainOf(key).slice(0, -1)].reduce(
      (sum, symbol) => sum * 32n + BigInt(crockfordDigits.indexOf(symbol)),
      0n,
    );
    expect(crockfordDigits[Number(value % 37n)]).toBe(key.at(-1));
  });

  it('is drawn again while its check symbol is none of the 32', () => {
    const asked: number[] = [];
    // A number of 32 alone has the check value 32, which Crockford writes `*`.
    const key = drawRecoveryKey((count) => {
      asked.push(count);
      return Uint8Array.from({ length: count }, (_, at) =>
        at === 17 ? 1 : asked.length - 1 && at === 18 ? 6 : 0,
      );
    });
    expect(asked).toEqual([19, 19]);
    expect(key).toBe('0000-0000-0000-0000-0161');
  });

  it.each([
    ['lower case', '0123-4567-89ab-cdef-ghjy'],
    ['without hyphens', '0123456789ABCDEFGHJY'],
    ['with spaces', ' 0123 4567 89AB CDEF GHJY '],
    ['with other dashes, and in the wrong places', '012–34567—89AB‑CDEFGHJY'],
    ['with letters for digits', 'OI23-4567-89AB-CDEF-GHJY'],
    ['with an L for a one', 'ol23-4567-89ab-cdef-ghjy'],
    ['copied with an invisible mark and a new line', '\u200b0123-4567-\n89AB-CDEF-GHJY\u2060'],
  ])('is read as people type it: %s', (_, typed) => {
    expect(normalizeRecoveryKey(typed)).toBe('0123-4567-89AB-CDEF-GHJY');
    expect(isRecoveryKey(typed)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a symbol missing', '0123-4567-89AB-CDEF-GHJ'],
    ['a symbol too many', '0123-4567-89AB-CDEF-GHJY0'],
    ['a symbol that is none', '0123-4567-89AB-CDEF-GUJY'],
    ['punctuation', '0123.4567.89AB.CDEF.GHJY'],
    ['an address', 'duck@pond.example'],
    ['emoji', '🦆'.repeat(20)],
  ])('is not %s', (_, typed) => {
    expect(normalizeRecoveryKey(typed)).toBeNull();
    expect(isRecoveryKey(typed)).toBe(false);
  });

  it('is not one with a wrong symbol, or with two that changed places', () => {
    fc.assert(
      fc.property(aKey, fc.nat(19), fc.nat(30), (key, at, by) => {
        const plain = plainOf(key);
        const value = crockfordDigits.indexOf(plain[at] ?? '');
        const other = crockfordDigits[(value + by + 1) % 32] ?? '';
        expect(isRecoveryKey(plain.slice(0, at) + other + plain.slice(at + 1))).toBe(false);
        const [left = '', right = ''] = [plain[at], plain[at + 1]];
        const swapped = plain.slice(0, at) + right + left + plain.slice(at + 2);
        expect(isRecoveryKey(swapped)).toBe(swapped === plain);
      }),
    );
  });
});
