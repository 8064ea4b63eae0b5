import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those that it lies in, unless it is there. Node's own `recursive` never returns where the system says that a
 * folder is missing which is there (Linux in `/proc`): this throws then.
 */
export function makeFolder(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Also where another process made it meanwhile. What is there may be a file: this says so.
    if (!existsSync(folder)) throw error;
    mkdirSync(folder, { recursive: true });
  }
}
