import { crc32 } from 'node:zlib';

/** A file in an archive; slashes in its name separate folders. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** 1 January 1980, midnight: the same in every build. In the DOS format that archives use. */
const dosDate = 0x0021;
const version = 20;
/** Bit 11: names are UTF-8. */
const flags = 0x0800;

/**
 * The files as an uncompressed zip archive, in their order: images hardly shrink, and the bytes then depend on nothing
 * but the files. APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. Up to 4 GB and 65,536 files, beyond which the
 * format differs.
 */
export function zipOf(files: readonly ArchivedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = Buffer.from(name, 'utf8');
    const facts = factsOf(title, content);
    const local = Buffer.concat([uint32(0x04034b50), facts, title, content]);
    directory.push(
      uint32(0x02014b50),
      uint16(version),
      facts,
      // No comment, first disk, no attributes.
      Buffer.alloc(10),
      uint32(offset),
      title,
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = uint16(files.length);
  const end = [uint32(0x06054b50), Buffer.alloc(4), count, count, uint32(listed.length), uint32(offset)];
  return Buffer.concat([...parts, listed, ...end, Buffer.alloc(2)]);
}

/** The fields that precede a file and are repeated in the directory. */
function factsOf(name: Buffer, content: Uint8Array): Buffer {
  const stored = 0;
  const size = uint32(content.length);
  return Buffer.concat([
    uint16(version),
    uint16(flags),
    uint16(stored),
    uint16(0),
    uint16(dosDate),
    uint32(crc32(content)),
    size,
    size,
    uint16(name.length),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
