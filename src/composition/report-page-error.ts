import { ConsoleErrorReporter } from '../adapters/browser/console-error-reporter.ts';

/** Reports that a page could not be started. By hand, because it may be the container that did not arrive. */
export function reportPageError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  new ConsoleErrorReporter(console).report('page.error', { code: 'not_started', message });
}
