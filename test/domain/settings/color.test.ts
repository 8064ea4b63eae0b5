import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDark, luminance, readHex, textColorOn, textColors } from '../../../src/domain/settings/color.ts';
import vectors from '../../vectors/color.json' with { type: 'json' };

const hex = fc.stringMatching(/^[0-9a-f]{6}$/);

describe('a color', () => {
  for (const { text, hex } of vectors.hex) {
    it(`is ${hex ?? 'not read'} from ${JSON.stringify(text)}`, () => expect(readHex(text)).toBe(hex));
  }

  for (const { color, luminance: expected, dark } of vectors.luminance) {
    it(`#${color} is ${dark ? 'dark' : 'light'} and bears text that stands out`, () => {
      expect(luminance(color)).toBeCloseTo(expected, 9);
      expect(isDark(color)).toBe(dark);
      expect(textColorOn(color)).toBe(dark ? textColors.onDark : textColors.onLight);
    });
  }

  it('is exactly 1 when it is white', () => expect(luminance('fff')).toBe(1));

  it('reads as itself, with # and in capitals too', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(readHex(color)).toBe(color);
        expect(readHex(`#${color.toUpperCase()}`)).toBe(color);
      }),
    );
  });

  it('has a luminance from 0 to 1, higher when a part is brighter, and text on the other side', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(0, 2, 4), (color, place) => {
        const brighter = `${color.slice(0, place)}ff${color.slice(place + 2)}`;
        expect(luminance(color)).toBeGreaterThanOrEqual(0);
        expect(luminance(brighter)).toBeLessThanOrEqual(1);
        expect(luminance(brighter)).toBeGreaterThanOrEqual(luminance(color));
        expect(isDark(textColorOn(color))).toBe(!isDark(color));
      }),
    );
  });

  it('must be one', () => expect(() => luminance('duck')).toThrow('Not a color'));
});
