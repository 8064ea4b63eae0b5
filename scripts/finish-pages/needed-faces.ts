const ascii = Array.from({ length: 95 }, (_, place) => 0x20 + place);

// The names of other languages stand in menus, which are set in the face of the system.
const languageNames = /<a\b[^>]*\bhreflang=[^>]*>[^<]*/gi;

/**
 * The styles without those font faces whose characters (`unicode-range`) do not occur in the page but in the names of other languages. A
 * face without a range stays.
 */
export function neededFaces(css: string, page: string): string {
  // Every page has letters of ASCII; the few others are found sooner than a hundred thousand characters are gone through.
  const others = new Set(page.replace(languageNames, '').match(/\P{ASCII}/gu));
  const codes = [...ascii, ...[...others].map((character) => character.codePointAt(0) ?? 0)];
  return css.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1]?.split(',').map(boundsOf);
    const isNeeded = ranges?.some(([from, to]) => codes.some((code) => code >= from && code <= to)) ?? true;
    return isNeeded ? face : '';
  });
}

/** The first and last code of a range as styles say it: `U+20AC`, `U+20-5A`. */
function boundsOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
