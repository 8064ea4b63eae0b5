import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** What place, length and memory must be a multiple of: no disk has larger blocks, and no processor smaller pages. */
const block = 4_096;
const wasmPage = 65_536;

/** Opens a file past the memory that the operating system keeps for files, where system and file system can. */
export async function openDirect(file: string, flags: number, mode?: number): Promise<FileHandle> {
  // There is none outside Linux.
  const direct: number | undefined = constants.O_DIRECT;
  return open(file, flags | (direct ?? 0), mode).catch((error: unknown) => {
    if (refusesDirect(error)) return open(file, flags, mode);
    throw error;
  });
}

/** Whether that is how a file system says, at opening a file or at its first read or write, that it does nothing past that memory. */
export function refusesDirect(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EINVAL';
}

/** At least so many bytes that begin with a page of memory, as a Buffer does not. */
export function bufferForDirect(bytes: number): Buffer {
  const pages = Math.ceil(bytes / wasmPage);
  return Buffer.from(new WebAssembly.Memory({ initial: pages, maximum: pages }).buffer);
}

/**
 * Copies all bytes of a file that was opened so into another, by a buffer made for it, and calls `after` for each part. Of a file that
 * grows meanwhile it may copy the new end or not. Rejects when something cannot be read or written.
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

/** Unlike `write`, which may write a part. */
async function writeWhole(to: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await to.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
}
