import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded database within the data folder. */
export const embeddedFolder = 'db';

/** Where a restored store stands, whole and compared, until it takes the old one's place. */
export const restoredFolder = `${embeddedFolder}.restored`;

/** Where a restore builds a store, until it is whole and compared. */
export const restoringFolder = `${embeddedFolder}.restoring`;

/**
 * Gives a restored store its place when the process that restored it died after it had put the old store aside; an empty
 * store would begin there otherwise. Whoever calls holds the folder's lock.
 */
export function finishRestore(dataDir: string): void {
  const current = join(dataDir, embeddedFolder);
  const restored = join(dataDir, restoredFolder);
  if (!existsSync(current) && existsSync(restored)) renameSync(restored, current);
}
