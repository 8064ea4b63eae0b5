import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it and its own have started, as Linux tells it; none where nobody tells. */
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
 * Seconds of processor time that a process and all that it started have had, those that have ended included. A busy machine changes
 * it little. Null where nobody tells.
 */
export function processorTime(root: number): number | null {
  const ticks = processTree(root).flatMap((pid) => {
    // What stands after the name in parentheses: user and system time are the 12th and 13th, then those of ended children.
    const fields = readSafe(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).map(Number);
  });
  // Linux counts in hundredths of a second, whatever its own clock does.
  return ticks.length === 0 ? null : ticks.reduce((sum, one) => sum + one, 0) / 100;
}

function readdirSafe(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Processes end while one looks at them. */
export function readSafe(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
