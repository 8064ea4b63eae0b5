import { describe, expect, it } from 'vitest';
import type { ErrorReporter } from '../../src/application/ports/error-reporter.ts';

/** A reporter and what came of its reports, each as one line of text. */
export interface ReportDesk {
  readonly reporter: ErrorReporter;
  readonly lines: () => readonly string[];
}

/** What every {@link ErrorReporter} does. */
export function errorReporterContract(name: string, open: () => ReportDesk): void {
  describe(`${name} as the place for reports`, () => {
    it('passes on name and code, and the message when there is one, in order', () => {
      const { reporter, lines } = open();
      reporter.report('subscription.v2Login', { code: 'offline' });
      reporter.report('origin.invalid', { code: 'origin_too_short', message: 'too short' });
      expect(lines()).toEqual(['subscription.v2Login offline', 'origin.invalid origin_too_short too short']);
    });
  });
}
