import encodeQR from 'qr';

/** The light modules around a code, which readers need. */
const quietZone = 4;

/** A code as it is drawn: `size` modules wide and high, light border included, and the dark ones as rows of lines (an SVG path's `d`). */
export interface CodeDrawing {
  readonly size: number;
  readonly path: string;
}

/** Draws the code of an address. Throws when the address is longer than any code can be. */
export function codeDrawing(address: string): CodeDrawing {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, path: rows.map(lineOfRow).join('') };
}

/** The strokes of a row through the middle of its modules. */
function lineOfRow(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  let end = 0;
  return [...dark.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => {
      const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
      end = index + length;
      return `${move}h${length}`;
    })
    .join('');
}
