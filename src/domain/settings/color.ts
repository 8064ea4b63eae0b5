/** A color in six lower-case hex digits, without `#`. */
export type Hex = string;

/**
 * Parses a color: three or six hex digits, with or without `#`. Three digits are doubled. Null for anything else.
 * Specification, section 5.
 * @example readHex('#ABC') // 'aabbcc'
 */
export function readHex(text: string): Hex | null {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
}

/**
 * Perceived brightness, 0 for black to 1 for white: (0.299 R + 0.587 G + 0.114 B) / 255. Specification, section 5.
 * Throws on a text that is not a color, which is a bug.
 */
export function luminance(color: Hex): number {
  const hex = readHex(color);
  if (hex === null) throw new Error('Not a color');
  const channel = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  // Integer weights in thousandths, so that white is exactly 1 rather than a rounding error below it.
  return (299 * channel(0) + 587 * channel(2) + 114 * channel(4)) / 255_000;
}

/**
 * Tells whether a background is dark: its luminance is below 0.5. Throws on a text that is not a color, which is a bug.
 */
export function isDark(background: Hex): boolean {
  return luminance(background) < 0.5;
}

/** Text colors for dark and light backgrounds. */
export const textColors = { onDark: 'ffffff', onLight: '222222' } as const;

/** The text color for a background. Throws on a text that is not a color, which is a bug. */
export function textColorOn(background: Hex): Hex {
  return isDark(background) ? textColors.onDark : textColors.onLight;
}
