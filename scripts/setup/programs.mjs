import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of a command in PATH, or null. */
export function onPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find(isProgram) ?? null;
}

/** Whether this user can execute a file. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
