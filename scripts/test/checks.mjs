import { existsSync, rmSync } from 'node:fs';
import { ownEnvironment, run } from '../setup/run.mjs';

/** Runs checks, continues after a failure, and counts. Checks that are not awaited individually run concurrently. */
export class Checks {
  #results = [];
  #only;

  /** @param {readonly string[]} only parts of names of the checks to run; none means all */
  constructor(only) {
    this.#only = only;
  }

  /**
   * A check that passes or fails as a whole; its output is shown when it fails.
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} args
   * @param {readonly (() => Promise<unknown>)[]} needs preparations; not counted as its time
   */
  async command(name, command, args, needs = []) {
    await this.#time(name, needs, async () => {
      const { code, output } = await run(command, args, { quiet: true });
      if (code !== 0) process.stdout.write(output);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    });
  }

  /**
   * A test runner: counts its tests from the report that it writes.
   * @param {string} name
   * @param {string} report
   * @param {(file: string) => { passed: number, failed: number, skipped: number, unsteady?: readonly string[] }} read
   * @param {{ command: string, args: readonly string[], env?: Record<string, string> }} runner
   * @param {readonly (() => Promise<unknown>)[]} needs
   */
  async counted(name, report, read, runner, needs = []) {
    await this.#time(name, needs, async () => {
      rmSync(report, { force: true });
      const { code } = await run(runner.command, runner.args, { env: ownEnvironment(runner.env) });
      const counts = existsSync(report) ? read(report) : { passed: 0, failed: 0, skipped: 0 };
      // A runner that fails without a failed test (no tests found, a crash) counts as failed.
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    });
  }

  /** Prints what ran; the last line is the total. Returns the exit code. */
  summary() {
    const sum = (key) => this.#results.reduce((total, result) => total + (result[key] ?? 0), 0);
    const width = Math.max(...this.#results.map(({ name }) => name.length));
    process.stdout.write('\n');
    for (const { name, passed, failed, skipped = 0, seconds } of this.#results) {
      const parts = [
        `${passed} passed`,
        ...(failed ? [`${failed} FAILED`] : []),
        ...(skipped ? [`${skipped} skipped`] : []),
      ];
      process.stdout.write(
        `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${parts.join(', ')}\n`,
      );
    }
    for (const test of this.#results.flatMap(({ unsteady = [] }) => unsteady)) {
      process.stdout.write(`\n  PASSED ONLY AT THE SECOND TRY: ${test}`);
    }
    const skipped = sum('skipped');
    process.stdout.write(
      `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
    );
    return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
  }

  /** By default all checks except those whose names begin with "long". */
  #isAskedFor(name) {
    const isLong = name.startsWith('long');
    const asked = this.#only.filter((part) => name.includes(part));
    return isLong
      ? asked.some((part) => part.startsWith('long'))
      : this.#only.length === 0 || asked.length > 0;
  }

  async #time(name, needs, work) {
    if (!this.#isAskedFor(name)) return;
    // The summary lists them in the order in which they were started.
    const result = { name, seconds: 0, passed: 0, failed: 0 };
    this.#results.push(result);
    for (const need of needs) await need();
    process.stdout.write(`\n${name} …\n`);
    const start = performance.now();
    const counts = await work();
    const seconds = (performance.now() - start) / 1000;
    Object.assign(result, counts, { seconds });
    process.stdout.write(`${name}: ${counts.failed ? 'FAILED' : 'passed'} (${seconds.toFixed(1)} s)\n`);
  }
}
