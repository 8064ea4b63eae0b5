import { constants, crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An image of at most 256 colours. */
export interface PaletteImage {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Three bytes a colour: red, green, blue. */
  readonly palette: Uint8Array;
  /** The colour of each pixel by its place in the palette, row by row. */
  readonly pixels: Uint8Array;
}

/** An image as the bytes of a PNG file. */
export function png({ width, height, palette, pixels }: PaletteImage): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, which name a colour of the palette; the last three are the only values that there are.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  // Each row begins with how it was changed to be packed: not at all, which is best for flat colours.
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  // Harder takes twice the time for a tenth less.
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
