import type { ErrorReporter, Report, ReportName } from '../../application/ports/error-reporter.ts';
import type { PageLocation } from '../../application/ports/page-location.ts';
import type { PixelSender } from '../../application/ports/pixel-sender.ts';
import type { PrivacySignal } from '../../application/ports/privacy-signal.ts';
import { eventKey, noEvents, noteEvent } from '../../domain/analytics/event-key.ts';
import {
  type FailureCode,
  type FailurePixelId,
  isFailurePixel,
} from '../../domain/analytics/failure-pixels.ts';
import type { ExperimentKey } from '../../domain/experiment/experiment-key.ts';

/**
 * {@link ErrorReporter} that also counts failures of our service and apps under their names, once per page and code,
 * because nobody reads a visitor's console. Its events carry the experiment variants shown and nothing else about the
 * page.
 */
export class CountingErrorReporter implements ErrorReporter {
  private events = noEvents;

  constructor(
    private readonly next: ErrorReporter,
    private readonly location: Pick<PageLocation, 'current'>,
    private readonly pixels: PixelSender,
    private readonly privacy: PrivacySignal,
    private readonly experiments: { params(): Partial<Record<ExperimentKey, string>> },
  ) {}

  report<Name extends ReportName>(name: Name, error: Report<Name>): void {
    this.next.report(name, error);
    if (!isFailurePixel(name) || this.privacy.refusesCounts) return;
    const code = error.code as FailureCode;
    const page = this.location.current().pathname;
    const { send, events } = noteEvent(this.events, { page, key: eventKey(name, { code }), once: true });
    this.events = events;
    if (send) this.pixels.send<FailurePixelId>(name, { ...this.experiments.params(), code });
  }
}
