import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents if missing. Node's own `recursive` never returns when the system reports an existing folder
 * as missing (Linux in `/proc`); this throws then.
 */
export function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile. If a file is in the way, this call throws the right error.
    if (!existsSync(folder)) throw error;
    mkdirSync(folder, { recursive: true });
  }
}
