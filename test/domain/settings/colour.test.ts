import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDark,
  luminance,
  readHex,
  textColourOn,
  textColours,
} from '../../../src/domain/settings/colour.ts';
import vectors from '../../vectors/colour.json' with { type: 'json' };

const hex = fc.stringMatching(/^[0-9a-f]{6}$/);

describe('a colour', () => {
  for (const { text, hex } of vectors.hex) {
    it(`is ${hex ?? 'not read'} from ${JSON.stringify(text)}`, () => expect(readHex(text)).toBe(hex));
  }

  for (const { colour, luminance: expected, dark } of vectors.luminance) {
    it(`#${colour} is ${dark ? 'dark' : 'light'} and bears text that stands out`, () => {
      expect(luminance(colour)).toBeCloseTo(expected, 9);
      expect(isDark(colour)).toBe(dark);
      expect(textColourOn(colour)).toBe(dark ? textColours.onDark : textColours.onLight);
    });
  }

  it('is exactly 1 when it is white', () => expect(luminance('fff')).toBe(1));

  it('reads as itself, with # and in capitals too', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(readHex(colour)).toBe(colour);
        expect(readHex(`#${colour.toUpperCase()}`)).toBe(colour);
      }),
    );
  });

  it('has a luminance from 0 to 1, higher when a part is brighter, and text on the other side', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(0, 2, 4), (colour, place) => {
        const brighter = `${colour.slice(0, place)}ff${colour.slice(place + 2)}`;
        expect(luminance(colour)).toBeGreaterThanOrEqual(0);
        expect(luminance(brighter)).toBeLessThanOrEqual(1);
        expect(luminance(brighter)).toBeGreaterThanOrEqual(luminance(colour));
        expect(isDark(textColourOn(colour))).toBe(!isDark(colour));
      }),
    );
  });

  it('must be one', () => expect(() => luminance('duck')).toThrow('Not a colour'));
});
