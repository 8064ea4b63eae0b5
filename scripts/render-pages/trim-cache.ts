import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Deletes the least recently used files until the folder holds at most `budget` bytes. */
export function trimCache(folder: string, budget: number): void {
  const files = readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    const { size, mtimeMs } = statSync(file);
    return { file, size, usedAt: mtimeMs };
  });
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= budget) return;
    rmSync(file, { force: true });
    total -= size;
  }
}
