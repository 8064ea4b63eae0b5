/**
 * Draws the bitmap icons in public/ from public/favicon.svg. Run by hand (`node scripts/assets/draw-icons.mjs`) when
 * the mark changes; the output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const mark = await readFile('public/favicon.svg', 'utf8');

/** The mark on paper, as large as `share` of the width. */
function onPaper(size, share) {
  const width = size * share;
  const at = (size - width) / 2;
  const placed = mark.replace('<svg ', `<svg x="${at}" y="${at}" width="${width}" height="${width}" `);
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#faf8f3"/>${placed}</svg>`,
  );
}

function draw(svg) {
  return new Resvg(svg).render().asPng();
}

const small = draw(mark.replace('<svg ', '<svg width="32" height="32" '));
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(22, 18);

await writeFile('public/favicon.ico', Buffer.concat([header, small]));
await writeFile('public/apple-touch-icon.png', onPaper(180, 0.72));
for (const size of [60, 76, 120, 152, 192, 256, 512])
  await writeFile(`public/icon-${size}.png`, onPaper(size, 0.72));
// Systems crop it to a circle or a drop: the mark must stay within the central four fifths.
await writeFile('public/icon-maskable-512.png', onPaper(512, 0.56));
