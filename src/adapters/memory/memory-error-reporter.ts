import { ErrorReporter, type Report, type ReportName } from '../../application/ports/error-reporter.ts';

/** Collects the reports, oldest first. */
export class MemoryErrorReporter extends ErrorReporter {
  readonly reports: { readonly name: ReportName; readonly code: string; readonly message?: string }[] = [];

  report<Name extends ReportName>(name: Name, error: Report<Name>): void {
    this.reports.push({ name, ...error });
  }
}
