import { ConsoleErrorReporter } from '../adapters/browser/console-error-reporter.ts';

/** Reports that a page could not start. Wired by hand, because it may be the container that failed to load. */
export function reportPageError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  new ConsoleErrorReporter(console).report('page.error', { code: 'not_started', message });
}
