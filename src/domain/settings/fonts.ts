interface FontRow {
  readonly name: string;
  /** CSS `font-family` with fallbacks for when the font is not installed. */
  readonly family: string;
}

/** The fonts to choose from, by their code in `kt` and `ka`. Specification, section 3. */
export const fonts = {
  a: { name: 'Arial', family: 'Arial, sans-serif' },
  c: { name: 'Century Gothic', family: '"Century Gothic", sans-serif' },
  g: { name: 'Georgia', family: 'Georgia, serif' },
  h: { name: 'Helvetica', family: 'Helvetica, Arial, sans-serif' },
  u: { name: 'Helvetica Neue', family: '"Helvetica Neue", Helvetica, Arial, sans-serif' },
  p: { name: 'Proxima Nova', family: '"Proxima Nova", sans-serif' },
  n: { name: 'Sans-serif', family: 'sans-serif' },
  e: { name: 'Segoe UI', family: '"Segoe UI", sans-serif' },
  s: { name: 'Serif', family: 'serif' },
  t: { name: 'Times', family: 'Times, "Times New Roman", serif' },
  o: { name: 'Tahoma', family: 'Tahoma, sans-serif' },
  b: { name: 'Trebuchet MS', family: '"Trebuchet MS", sans-serif' },
  v: { name: 'Verdana', family: 'Verdana, sans-serif' },
} as const satisfies Record<string, FontRow>;

/** The code of a font. */
export type FontCode = keyof typeof fonts;

/** The default font: Helvetica. */
export const defaultFont: FontCode = 'h';

/** Tells whether a text is the code of a font. */
export function isFont(text: string): text is FontCode {
  return Object.hasOwn(fonts, text);
}
