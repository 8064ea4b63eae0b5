import { countedOrigin } from '../../domain/analytics/counted-origin.ts';
import { pageNameOn } from '../../domain/analytics/page-name.ts';
import type { PixelParams } from '../../domain/analytics/pixels.ts';
import { type FormFactor, readDevice } from '../../domain/device/device.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { ExperimentState } from '../experiment/experiment-state.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { KeptEntries } from '../ports/key-value-store.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** The page parameters that any event may carry besides its own fields. Specification, section 3, "Analytics params". */
export class EventContext {
  constructor(
    private readonly location: PageLocation,
    private readonly device: DeviceSource,
    private readonly captureOrigin: CaptureOrigin,
    private readonly store: KeptEntries,
    private readonly experiments: Pick<ExperimentState, 'params'>,
  ) {}

  /** The current parameters. `TrackPage` counts the page's view; until it has, the page is the visit's first. */
  params(): PixelParams<'page_impression'> & { readonly formFactor: FormFactor } {
    const page = this.location.current();
    const { browser, formFactor, platform, kind } = readDevice(this.device.signs());
    const origin = countedOrigin(this.captureOrigin.current, page.pathname);
    return {
      page: pageNameOn(page.hostname, this.location.pageName()),
      locale: splitPath(page.pathname).locale,
      browser,
      formFactor,
      platform,
      installed: `${kind === 'mobile-app' || kind === 'desktop-app' || kind === 'extension'}`,
      viewCount: String(this.store.read('viewCount') ?? 1),
      ...(origin === null ? {} : { origin }),
      ...this.experiments.params(),
    };
  }
}
