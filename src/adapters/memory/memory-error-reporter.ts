import { ErrorReporter, type ReportName } from '../../application/ports/error-reporter.ts';

/** Keeps the reports, oldest first. */
export class MemoryErrorReporter extends ErrorReporter {
  readonly reports: { readonly name: ReportName; readonly code: string; readonly message?: string }[] = [];

  report(name: ReportName, error: { readonly code: string; readonly message?: string }): void {
    this.reports.push({ name, ...error });
  }
}
