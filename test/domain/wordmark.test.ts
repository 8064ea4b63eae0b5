import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { brand } from '../../src/domain/brand.ts';
import { wordmark } from '../../src/domain/wordmark.ts';

const face = {
  file: path.resolve(import.meta.dirname, '../../scripts/images/fonts/bricolage-latin.ttf'),
  name: 'Bricolage Grotesque 96pt ExtraBold',
};

it('is the name in the display face', () => {
  const drawn = pixelsOf(`<path d="${wordmark.path}"/>`);
  const set = pixelsOf(
    `<text x="-12" y="142" font-family="${face.name}" font-size="200" letter-spacing="-6">${brand.name}</text>`,
  );
  const inked = set.filter((alpha) => alpha > 0).length;
  expect(inked).toBeGreaterThan(10_000);
  expect(drawn.filter((alpha, place) => Math.abs(alpha - (set[place] ?? 0)) > 128).length).toBeLessThan(
    inked / 100,
  );
});

/** How much of each pixel is covered. */
function pixelsOf(shape: string): readonly number[] {
  const image = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmark.viewBox}">${shape}</svg>`,
    { font: { loadSystemFonts: false, fontFiles: [face.file], defaultFontFamily: face.name } },
  );
  return [...image.render().pixels].filter((_, place) => place % 4 === 3);
}
