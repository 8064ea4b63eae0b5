/** A colour in six lower-case hex digits, without `#`. */
export type Hex = string;

/**
 * Reads a colour that a visitor gave: three or six hex digits with or without `#` before them. Three digits are doubled.
 * Gives null for anything else. Specification, section 5.
 * @example readHex('#ABC') // 'aabbcc'
 */
export function readHex(text: string): Hex | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
}

/**
 * How bright a colour looks, 0 for black to 1 for white: (0.299 R + 0.587 G + 0.114 B) / 255. Specification, section 5.
 * Throws on a text that is no colour, which is a bug.
 */
export function luminance(colour: Hex): number {
  const hex = readHex(colour);
  if (hex === null) throw new Error('Not a colour');
  const channel = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  // In whole thousandths: white is then 1 and not a rounding error below it.
  return (299 * channel(0) + 587 * channel(2) + 114 * channel(4)) / 255_000;
}

/** Tells whether a background is dark: its luminance is below 0.5. Throws on a text that is no colour, which is a bug. */
export function isDark(background: Hex): boolean {
  return luminance(background) < 0.5;
}

/** The text colours that go with a background. */
export const textColours = { onDark: 'ffffff', onLight: '222222' } as const;

/** The colour of text on a background. Throws on a text that is no colour, which is a bug. */
export function textColourOn(background: Hex): Hex {
  return isDark(background) ? textColours.onDark : textColours.onLight;
}
