import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const fonts = {
  text: ['inter-400', 'inter-600'].map((name) => path.join(import.meta.dirname, `fonts/${name}.ttf`)),
  display: path.join(import.meta.dirname, '../images/fonts/bricolage-latin.ttf'),
};
/** The name inside the display face's file. */
const displayName = 'Bricolage Grotesque 96pt ExtraBold';

/**
 * Renders a drawing as PNG, at `scale` pixels per unit. Words use our own faces, so that every build gives the same
 * result.
 */
export function drawPng(svg: string, scale: number): Uint8Array {
  const image = new Resvg(forRenderer(svg), {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      loadSystemFonts: false,
      fontFiles: [...fonts.text, fonts.display],
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
    },
  });
  return image.render().asPng();
}

/** The renderer supports neither the `font` shorthand nor weights between the hundreds. */
function forRenderer(svg: string): string {
  return svg
    .replace(/font:\d+ ([\d.]+px) [^;}]*/g, `font-family:"${displayName}";font-size:$1`)
    .replace(/font-weight:650/g, 'font-weight:600');
}
