import { describe, expect, it } from 'vitest';
import { ConsoleErrorReporter } from '../../../src/adapters/browser/console-error-reporter.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../../src/adapters/memory/memory-privacy-signal.ts';
import { CountingErrorReporter } from '../../../src/adapters/pixel/counting-error-reporter.ts';
import type { ErrorReporter } from '../../../src/application/ports/error-reporter.ts';

/** A reporter and what came of its reports, each as one line of text. */
interface ReportDesk {
  readonly reporter: ErrorReporter;
  readonly lines: () => readonly string[];
}

/** What every {@link ErrorReporter} does. */
function errorReporterContract(name: string, open: () => ReportDesk): void {
  describe(`${name} as the place for reports`, () => {
    it('passes on name and code, and the message when there is one, in order', () => {
      const { reporter, lines } = open();
      reporter.report('subscription.v2Login', { code: 'offline' });
      reporter.report('origin.invalid', { code: 'origin_too_short', message: 'too short' });
      expect(lines()).toEqual(['subscription.v2Login offline', 'origin.invalid origin_too_short too short']);
    });
  });
}

errorReporterContract('MemoryErrorReporter', () => {
  const reporter = new MemoryErrorReporter();
  const line = ({ name, code, message }: (typeof reporter.reports)[number]) =>
    [name, code, ...(message === undefined ? [] : [message])].join(' ');
  return { reporter, lines: () => reporter.reports.map(line) };
});

errorReporterContract('ConsoleErrorReporter', () => {
  const lines: string[] = [];
  return {
    reporter: new ConsoleErrorReporter({ error: (...parts) => lines.push(parts.join(' ')) }),
    lines: () => lines,
  };
});

errorReporterContract('CountingErrorReporter', () => {
  const lines: string[] = [];
  const next = new ConsoleErrorReporter({ error: (...parts) => lines.push(parts.join(' ')) });
  const location = new MemoryPageLocation();
  const privacy = new MemoryPrivacySignal();
  const shown = { params: () => ({}) };
  return {
    reporter: new CountingErrorReporter(next, location, new MemoryPixelSender(), privacy, shown),
    lines: () => lines,
  };
});
