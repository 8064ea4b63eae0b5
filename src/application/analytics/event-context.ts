import { mostViews, pageContext } from '../../domain/analytics/fields.ts';
import { pageNameAt } from '../../domain/analytics/page-name.ts';
import { readDevice } from '../../domain/device/device.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { entryOf } from '../../domain/origin/entry.ts';
import { attributionOf, formatOrigin, noOrigin } from '../../domain/origin/origin.ts';
import type { ExperimentState } from '../experiment/experiment-state.ts';
import type { CaptureOrigin } from '../origin/capture-origin.ts';
import type { DeviceSource } from '../ports/device-source.ts';
import type { PageLocation } from '../ports/page-location.ts';

/** What every event may tell of the page beside its own fields. Specification, section 3, "Analytics params". */
export class EventContext {
  private views = 0;
  private viewed = '';

  constructor(
    private readonly location: PageLocation,
    private readonly device: DeviceSource,
    private readonly captureOrigin: CaptureOrigin,
    private readonly experiments: Pick<ExperimentState, 'params'>,
  ) {}

  /** The parameters as they are now; a path that differs from the last one counts as a further view. */
  params(): Readonly<Record<string, string>> {
    const page = this.location.current();
    if (page.pathname !== this.viewed) {
      this.viewed = page.pathname;
      this.views = Math.min(this.views + 1, mostViews);
    }
    const { browser, formFactor, platform, kind } = readDevice(this.device.signs());
    return {
      page: pageNameAt(page),
      locale: splitPath(page.pathname).locale,
      browser,
      formFactor,
      platform,
      installed: String(kind === 'mobile-app' || kind === 'desktop-app' || kind === 'extension'),
      viewCount: String(this.views),
      ...this.originOf(page),
      ...this.experiments.params(),
    };
  }

  /** Where the visitor came from; a visit that names no entry has the page's own. What no event may carry is left out. */
  private originOf({ pathname }: URL): { readonly origin?: string } {
    const origin = this.captureOrigin.execute() ?? { ...noOrigin, entry: '' };
    const text = formatOrigin({ ...attributionOf(origin, entryOf(pathname)), content: '' });
    return pageContext.origin.test(text) ? { origin: text } : {};
  }
}
