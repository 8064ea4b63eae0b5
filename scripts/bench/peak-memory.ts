import { readdirSync, readFileSync } from 'node:fs';

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
  const parents = new Map<number, number>();
  for (const name of readdirSafe('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /^PPid:\s+(\d+)/m.exec(readSafe(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  let sum = 0;
  for (const pid of parents.keys()) {
    let at: number | undefined = pid;
    while (at !== undefined && at !== root) at = parents.get(at);
    if (at === root) sum += Number(/^Pss:\s+(\d+)/m.exec(readSafe(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return sum;
}

function readdirSafe(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Processes end while one looks at them. */
function readSafe(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
