import decodeQR from 'qr/decode.js';

/** Pixels per module of the code: with fewer a reader does not find it. */
const scale = 4;

/** Decodes a QR code drawn as an SVG, whose modules are rows of strokes. Throws when nothing can be read. */
export function readCode(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const path = / d="(M[^"]*5h[^"]*)"/.exec(svg)?.[1] ?? '';
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, length } of strokes(path)) {
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + length) * scale; column++) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return decodeQR({ width: side, height: side, data });
}

function* strokes(path: string) {
  let x = 0;
  let y = 0;
  for (const [, command, first = '', second = ''] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (command === 'h') yield { x, y, length: Number(first) };
    if (command === 'M') y = Math.floor(Number(second));
    x = command === 'M' ? Number(first) : x + Number(first);
  }
}
