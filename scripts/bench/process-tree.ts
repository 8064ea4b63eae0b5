import { readdirSync, readFileSync } from 'node:fs';

/** A process and all its descendants on Linux; empty where they cannot be read. */
export function processTree(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSafe('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = /^PPid:\s+(\d+)/m.exec(readSafe(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return [...parents.keys()].filter((pid) => {
    let at: number | undefined = pid;
    while (at !== undefined && at !== root) at = parents.get(at);
    return at === root;
  });
}

/**
 * Seconds of CPU time used by a process and its descendants, including those that have exited. Load on the machine
 * hardly changes it. Null where it cannot be read.
 */
export function processorTime(root: number): number | null {
  const ticks = processTree(root).flatMap((pid) => {
    // The fields after the name in parentheses: user and system time are the 12th and 13th, followed by those of exited
    // children.
    const fields = readSafe(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).map(Number);
  });
  // Linux counts in hundredths of a second, whatever its internal clock.
  return ticks.length === 0 ? null : ticks.reduce((sum, one) => sum + one, 0) / 100;
}

function readdirSafe(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A process may exit while it is being read. */
export function readSafe(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
