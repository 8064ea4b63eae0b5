import { processTree, readSafe } from './process-tree.ts';

const every = 100;

/**
 * Watches how much memory a process and all it started hold together, as Linux tells it (the proportional share, so that
 * what they share counts once). Gives the peak in MB when told to stop; null where nobody tells.
 */
export function watchMemory(pid: number): () => number | null {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, every);
  return () => {
    clearInterval(timer);
    return peak === 0 ? null : peak / 1024;
  };
}

function memoryOf(root: number): number {
  return processTree(root)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readSafe(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, one) => sum + one, 0);
}
