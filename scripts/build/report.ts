/** Prints how long a build step took, and its CPU time, which on two cores can be two seconds per second. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - start) / 1000;
  tell(name, `${seconds.toFixed(1)} s`, `(${((user + system) / 1e6).toFixed(1)} s of a core)`);
  return result;
}

/** Prints a figure of the build. */
export function tell(name: string, figure: string, more = ''): void {
  process.stdout.write(`  ${name.padEnd(34)} ${figure.padStart(8)}  ${more}`.trimEnd().concat('\n'));
}
