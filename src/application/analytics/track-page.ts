import { pageNameAt } from '../../domain/analytics/page-name.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import type { PageLocation } from '../ports/page-location.ts';
import type { PixelSender } from '../ports/pixel-sender.ts';
import type { PrivacySignal } from '../ports/privacy-signal.ts';

/** Counts that a page was shown, once a page, and never for a visitor whose browser asks not to be counted. */
export class TrackPage {
  private counted = '';

  constructor(
    private readonly location: PageLocation,
    private readonly pixels: PixelSender,
    private readonly privacy: PrivacySignal,
  ) {}

  execute(): void {
    const url = this.location.current();
    const { pathname } = url;
    if (this.privacy.globalPrivacyControl || pathname === this.counted) return;
    this.counted = pathname;
    this.pixels.send('page_impression', { page: pageNameAt(url), locale: splitPath(pathname).locale });
  }
}
