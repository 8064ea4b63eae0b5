import type { Logger } from './log.ts';

/** Logs the failures of a service that is called again and again: once per reason rather than per call, and its recovery. */
export class ToldFailures {
  private readonly told = new Map<string, string>();

  constructor(private readonly log: Pick<Logger, 'info' | 'warn'>) {}

  /** Logs that a call of the service `name` failed, unless the log already has this reason. */
  failed(name: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.told.get(name) === reason) return;
    this.told.set(name, reason);
    this.log.warn({ err: error }, `${name} does not answer well`);
  }

  /** Logs that the service answers again, if a failure was logged. */
  answered(name: string): void {
    if (this.told.delete(name)) this.log.info({}, `${name} answers again`);
  }
}
