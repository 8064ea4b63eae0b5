import { processTree, readSafe } from './process-tree.ts';

const every = 100;

/**
 * Watches the combined memory of a process and its descendants on Linux (proportional set size, so that shared memory
 * counts once). The returned function stops and returns the peak in MB, or null where it cannot be read.
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
