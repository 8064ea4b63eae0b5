import type { ErrorReporter, ReportName } from '../../application/ports/error-reporter.ts';

/** {@link ErrorReporter} into the browser's console. */
export class ConsoleErrorReporter implements ErrorReporter {
  constructor(private readonly console: { error(...parts: readonly unknown[]): void }) {}

  report(name: ReportName, error: { readonly code: string; readonly message?: string }): void {
    this.console.error(name, error.code, ...(error.message === undefined ? [] : [error.message]));
  }
}
