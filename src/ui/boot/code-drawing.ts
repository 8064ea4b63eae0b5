import encodeQR from 'qr';

/** The light border around a QR code that readers need, in modules. */
const quietZone = 4;

/**
 * A QR code as it is drawn: `size` modules wide and high, border included, with the dark modules as rows of lines (an
 * SVG path's `d`).
 */
export interface CodeDrawing {
  readonly size: number;
  readonly path: string;
}

/** Draws the QR code of an address. Throws when the address is too long for any code. */
export function codeDrawing(address: string): CodeDrawing {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, path: rows.map(lineOfRow).join('') };
}

/** The strokes of one row, drawn through the middle of its modules. */
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
