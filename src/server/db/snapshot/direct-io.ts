import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Direct I/O needs offset, length and memory address to be a multiple of this: no disk has larger blocks, no processor
 * smaller pages.
 */
const block = 4_096;
const wasmPage = 65_536;

/** Opens a file bypassing the page cache, where the system and file system support it. */
export async function openDirect(file: string, flags: number, mode?: number): Promise<FileHandle> {
  // Undefined outside Linux.
  const direct: number | undefined = constants.O_DIRECT;
  return open(file, flags | (direct ?? 0), mode).catch((error: unknown) => {
    if (refusesDirect(error)) return open(file, flags, mode);
    throw error;
  });
}

/** Whether a file system reports, on opening a file or on its first read or write, that it does not support direct I/O. */
export function refusesDirect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EINVAL';
}

/** A buffer of at least this many bytes, aligned to a memory page, which an ordinary Buffer is not. */
export function bufferForDirect(bytes: number): Buffer {
  const pages = Math.ceil(bytes / wasmPage);
  return Buffer.from(new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer);
}

/**
 * Copies a file opened for direct I/O into another, through an aligned buffer, and calls `after` for each chunk. Data
 * appended meanwhile may or may not be copied. Rejects when something cannot be read or written.
 */
export async function copyDirect(
  from: FileHandle,
  to: FileHandle,
  buffer: Buffer,
  after: (bytes: number) => Promise<void>,
): Promise<void> {
  for (let copied = 0; ; ) {
    const at = copied - (copied % block);
    const { bytesRead } = await from.read(buffer, 0, buffer.length, at);
    if (at + bytesRead <= copied) return to.truncate(copied);
    await writeWhole(to, buffer.subarray(0, Math.ceil(bytesRead / block) * block), at);
    await after(at + bytesRead - copied);
    copied = at + bytesRead;
  }
}

/** Writes all bytes; a single `write` may write only some of them. */
async function writeWhole(to: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await to.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
}
