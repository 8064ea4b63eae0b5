/** Prints what a step of the build did and how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  tell(name, `${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Prints a figure of the build. */
export function tell(name: string, figure: string): void {
  process.stdout.write(`  ${name.padEnd(34)} ${figure.padStart(8)}\n`);
}
