import type { ErrorReporter, Report, ReportName } from '../../application/ports/error-reporter.ts';

/** {@link ErrorReporter} that logs to the browser's console. */
export class ConsoleErrorReporter implements ErrorReporter {
  constructor(private readonly console: { error(...parts: readonly unknown[]): void }) {}

  report<Name extends ReportName>(name: Name, error: Report<Name>): void {
    this.console.error(name, error.code, ...(error.message === undefined ? [] : [error.message]));
  }
}
