import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const fonts = {
  text: ['inter-400', 'inter-600'].map((name) => path.join(import.meta.dirname, `fonts/${name}.ttf`)),
  display: path.join(import.meta.dirname, '../images/fonts/bricolage-latin.ttf'),
};
/** As the file of the display face calls itself. */
const displayName = 'Bricolage Grotesque 96pt ExtraBold';

/** A drawing as PNG, `scale` pixels to one of its own. Words are set in our own faces, so that every build has the same. */
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

/** The renderer knows neither `font` in one declaration nor weights between the hundreds. */
function forRenderer(svg: string): string {
  return svg
    .replace(/font:\d+ ([\d.]+px) [^;}]*/g, `font-family:"${displayName}";font-size:$1`)
    .replace(/font-weight:650/g, 'font-weight:600');
}
