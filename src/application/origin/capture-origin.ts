import { formatOrigin, isEmptyOrigin, type Origin, parseOrigin } from '../../domain/origin/origin.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

/**
 * Notes the origin in the page's address and gives the origin of the visit: the last valid one that names something, or
 * null. An invalid one is reported once and otherwise ignored.
 */
export class CaptureOrigin {
  private reported: string | null = null;

  constructor(
    private readonly location: PageLocation,
    private readonly store: KeptEntries,
    private readonly reporter: ErrorReporter,
  ) {}

  execute(): Origin | null {
    const given = this.location.current().searchParams.get('origin');
    if (given !== null) {
      const origin = parseOrigin(given);
      if (origin.ok && !isEmptyOrigin(origin.value)) {
        this.store.write('origin', formatOrigin(origin.value));
        return origin.value;
      }
      if (!origin.ok && given !== this.reported) this.reporter.report('origin.invalid', origin.error);
      this.reported = given;
    }
    const kept = parseOrigin(this.store.read('origin') ?? '');
    return kept.ok ? kept.value : null;
  }
}
