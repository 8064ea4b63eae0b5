const ascii = Array.from({ length: 95 }, (_, place) => 0x20 + place);

// The names of other languages in menus use a system font.
const languageNames = /<a\b[^>]*\bhreflang=[^>]*>[^<]*/gi;

/**
 * Removes font faces whose characters (`unicode-range`) occur nowhere in the page, or only in the names of other
 * languages. A face without a range stays.
 */
export function neededFaces(css: string, page: string): string {
  // Every page has ASCII letters; the few others are found faster than by scanning a hundred thousand characters.
  const others = new Set(page.replace(languageNames, '').match(/\P{ASCII}/gu));
  const codes = [...ascii, ...[...others].map((character) => character.codePointAt(0) ?? 0)];
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1]?.split(',').map(boundsOf);
    const isNeeded = ranges?.some(([from, to]) => codes.some((code) => code >= from && code <= to)) ?? true;
    return isNeeded ? face : '';
  });
}

/** The first and last code point of a CSS range: `U+20AC`, `U+20-5A`. */
function boundsOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
