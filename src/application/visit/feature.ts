import type { TrackBounce } from '../analytics/track-bounce.ts';
import type { TrackEvent } from '../analytics/track-event.ts';
import type { TrackPage } from '../analytics/track-page.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { ErrorReporter } from '../ports/error-reporter.ts';
import type { ThemeState } from '../theme/theme-state.ts';

/** What every page needs: the theme, the origin of the visit, experiments, and counting. */
export interface VisitFeature {
  readonly theme: ThemeState;
  readonly captureOrigin: CaptureOrigin;
  readonly trackPage: TrackPage;
  readonly trackEvent: TrackEvent;
  readonly trackBounce: TrackBounce;
  /** For pages that fail to render; a port without a rule in between. */
  readonly errors: ErrorReporter;
}
