import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the embedded database within the data folder. */
export const embeddedFolder = 'db';

/** Where a restored and verified store waits until it replaces the old one. */
export const restoredFolder = `${embeddedFolder}.restored`;

/** Where a restore builds a store until it is complete and verified. */
export const restoringFolder = `${embeddedFolder}.restoring`;

/**
 * Moves a restored store into place when the restoring process died after it had put the old store aside; otherwise an
 * empty store would be created there. The caller holds the folder's lock.
 */
export function finishRestore(dataDir: string): void {
  const current = join(dataDir, embeddedFolder);
  const restored = join(dataDir, restoredFolder);
  if (!existsSync(current) && existsSync(restored)) renameSync(restored, current);
}
