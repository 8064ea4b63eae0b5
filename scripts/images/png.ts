import { constants, crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An image of at most 256 colors. */
export interface PaletteImage {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Three bytes per color: red, green, blue. */
  readonly palette: Uint8Array;
  /** Each pixel's palette index, row by row. */
  readonly pixels: Uint8Array;
}

/** Encodes an image as a PNG file. */
export function png({ width, height, palette, pixels }: PaletteImage): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight-bit palette indices; the last three values are the only ones allowed.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  // Each row starts with its filter: none, which is best for flat colors.
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  // A higher level takes twice the time for a tenth less.
  const packed = deflateSync(rows, { level: 3, memLevel: constants.Z_MAX_MEMLEVEL });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(content.byteLength + 12);
  bytes.writeUInt32BE(content.byteLength, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.byteLength + 8);
  return bytes;
}
