import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

const cuts = ['latin', 'latin-ext'].map((name) => {
  const bytes = readFileSync(path.join(import.meta.dirname, `fonts/bricolage-${name}.ttf`));
  const face = new Face(new Blob(new Uint8Array(bytes)));
  return { font: new Font(face), upem: face.upem, letters: new Set(face.collectUnicodes()) };
});

/** A line of text as an outline, so that an image looks the same wherever it is drawn. */
export interface Line {
  /** SVG elements with a baseline starting at 0, 0. */
  readonly outline: string;
  /** In pixels. */
  readonly width: number;
}

/** Whether the display face has every letter of a text. */
export function hasLetters(text: string): boolean {
  return [...text].every((letter) => cutOf(letter) !== undefined);
}

/** Sets a line in the display face; `size` is in pixels. Throws for a letter that the face does not have. */
export function setLine(text: string, size: number): Line {
  const { outline, width } = shaped.get(text) ?? shapeLine(text);
  return { outline: `<g transform="scale(${size / 1000})">${outline}</g>`, width: (width * size) / 1000 };
}

/** Cached lines at 1000 pixels: a line is tried in many sizes before it is drawn in one. */
const shaped = new Map<string, Line>();

function shapeLine(text: string): Line {
  const glyphs: string[] = [];
  let width = 0;
  for (const run of runsOf(text)) {
    const { font, upem } = run.cut;
    const scale = 1000 / upem;
    const buffer = new Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = font.glyphToPath(codepoint);
      const at = `${width + xOffset * scale} ${-yOffset * scale}`;
      if (outline !== '')
        glyphs.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${outline}"/>`);
      width += xAdvance * scale + tracking;
    }
  }
  const line = { outline: glyphs.join(''), width };
  shaped.set(text, line);
  return line;
}

/** Headings have tight letter spacing, as on the site. */
const tracking = -30;

type Cut = (typeof cuts)[number];

/** Splits a text into runs of letters from the same font file. */
function runsOf(text: string): readonly { readonly cut: Cut; readonly text: string }[] {
  const runs: { cut: Cut; text: string }[] = [];
  for (const letter of text) {
    const cut = cutOf(letter);
    if (cut === undefined) throw new Error(`The display face has no ${letter}`);
    const last = runs.at(-1);
    if (last?.cut === cut) last.text += letter;
    else runs.push({ cut, text: letter });
  }
  return runs;
}

function cutOf(letter: string): Cut | undefined {
  return cuts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
}
