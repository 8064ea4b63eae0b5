import { type Origin, parseOrigin } from '../../domain/origin/origin.ts';
import { originOfVisit } from '../../domain/origin/origin-of-visit.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** Stores the origin named in the page's address for the visit. An invalid one is reported once and otherwise ignored. */
export class CaptureOrigin {
  private reported: string | null = null;

  constructor(
    private readonly location: PageLocation,
    private readonly store: KeptEntries,
    private readonly reporter: ErrorReporter,
  ) {}

  /** The origin of the visit, or null: the last valid one. Links within this site count only when there is no other. */
  get current(): Origin | null {
    const named = this.named();
    return originOfVisit(this.store.read('origin'), named?.ok ? named.value : null);
  }

  /** Stores the origin that the address names, and returns the origin of the visit. */
  execute(): Origin | null {
    const { current } = this;
    const named = this.named();
    if (named?.ok && current !== null) this.store.write('origin', current);
    const given = this.given();
    if (named?.ok === false && given !== this.reported) this.reporter.report('origin.invalid', named.error);
    if (named !== null) this.reported = given;
    return current;
  }

  private given(): string | null {
    return this.location.current().searchParams.get('origin');
  }

  private named(): ReturnType<typeof parseOrigin> | null {
    const given = this.given();
    return given === null ? null : parseOrigin(given);
  }
}
