import type { Logger } from './log.ts';

/**
 * Says in the log that what is asked again and again does not answer, and why: once, not each time, until it fails in another way or is
 * well again.
 */
export class ToldFailures {
  private readonly told = new Map<string, string>();

  constructor(private readonly log: Pick<Logger, 'info' | 'warn'>) {}

  /** `name` of it failed. */
  failed(name: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.told.get(name) === reason) return;
    this.told.set(name, reason);
    this.log.warn({ err: error }, `${name} does not answer well`);
  }

  /** It answered. */
  answered(name: string): void {
    if (this.told.delete(name)) this.log.info({}, `${name} answers again`);
  }
}
