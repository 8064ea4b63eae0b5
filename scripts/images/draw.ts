import { Resvg } from '@resvg/resvg-js';
import { brand } from '../../src/domain/brand.ts';
import { color } from './colors.ts';
import { setLine } from './letters.ts';
import { PaintedScene, steps } from './painted-scene.ts';
import { png } from './png.ts';
import { type Motif, mark, scenes } from './scenes.ts';
import { leading, room, setWords } from './words.ts';

/** In pixels, the size that sites with link previews expect. */
export const imageSize = { width: 1200, height: 630 } as const;

/** Draws a page's image as PNG: the words, large, next to its motif, above water with the brand in it. */
export function drawImage(motif: Motif, words: string): Uint8Array {
  const scene = sceneOf(motif);
  const pixels = scene.pixels.slice();
  const { left, top, width, height, coverage } = drawWords(words);
  for (let y = 0; y < height; y += 1) {
    const row = (top + y) * imageSize.width + left;
    for (let x = 0; x < width; x += 1) {
      const covered = coverage[(y * width + x) * 4 + 3] ?? 0;
      const step = (covered * steps + 127) >> 8;
      if (step > 0) pixels[row + x] = scene.covered(pixels[row + x] ?? 0, step);
    }
  }
  return png({ ...imageSize, palette: scene.palette, pixels });
}

const painted = new Map<Motif, PaintedScene>();

/** What the images of a motif have in common. */
function sceneOf(motif: Motif): PaintedScene {
  const known = painted.get(motif);
  if (known !== undefined) return known;
  const { width, height } = imageSize;
  const scene = scenes[motif];
  const name = setLine(brand.name, 40);
  const rgba = rendered(
    { left: 0, top: 0, width, height },
    `<rect width="${width}" height="${height}" fill="${color(scene.ground)}"/>
    ${scene.drawing}
    <path fill="${color(scene.ground === 'water' ? 'water-deep' : 'water')}" d="M0 540q150-22 300 0t300 0 300 0 300 0v90H0z"/>
    <path fill="none" stroke="${color('ripple')}" stroke-width="5" stroke-linecap="round" d="M640 588q60-10 120 0M830 606q70-10 140 0M1010 578q50-8 100 0"/>
    ${mark(room.x, 552, 58)}
    <g fill="${color('ink')}" transform="translate(${room.x + 74} 600)">${name.outline}</g>`,
  );
  const fresh = new PaintedScene(rgba, width, height, color(scene.ground), color(scene.words));
  painted.set(motif, fresh);
  return fresh;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Only the words, in the part of the image that they cover. */
function drawWords(words: string): Area & { readonly coverage: Uint8Array } {
  const { lines, size } = setWords(words);
  const block = lines.length * size * leading;
  const first = (room.top + room.bottom - block) / 2 + size * 0.78;
  const heading = lines.map(
    ({ outline }, index) =>
      `<g transform="translate(${room.x} ${Math.round(first + index * size * leading)})">${outline}</g>`,
  );
  // Letters extend beyond their line: accents above, descenders below, curves on both sides.
  const top = Math.max(0, Math.floor(first - size * 1.1));
  const bottom = Math.ceil(first + (lines.length - 1) * size * leading + size * 0.4);
  const left = room.x - 20;
  const width = Math.ceil(Math.max(...lines.map((line) => line.width))) + 40;
  const area = { left, top, width, height: Math.min(bottom, imageSize.height) - top };
  return { ...area, coverage: rendered(area, heading.join('')) };
}

/** Four bytes per pixel: red, green, blue, and coverage. */
function rendered({ left, top, width, height }: Area, elements: string): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${elements}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}
