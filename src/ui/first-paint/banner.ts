import { dismissalVersion, showsBannerTo } from '../../domain/banner/banner.ts';
import { bannerOffer } from '../../domain/banner/offer.ts';
import { kept } from './kept.ts';
import { keptSetting } from './kept-setting.ts';

const root = document.documentElement;
/** Where the storage adapter stores `bannerClosed`. */
const entry = 'banner_closed';
/** The marker that our extension sets, see `adapters/browser/navigator-device-source.ts`. */
const extensionMark = 'data-extension-installed';

/** Sets `data-banner` on `<html>` to what the add-to-browser banner offers here; without it, CSS shows none. */
export function showBanner(): void {
  const offer = bannerOffer(navigator.userAgent, root.hasAttribute(extensionMark));
  const settings = { kak: keptSetting('kak'), kax: keptSetting('kax') };
  if (offer === null || kept('sessionStorage', entry) !== null) return;
  // `false` for mobile: no phone or tablet gets an offer.
  if (showsBannerTo(settings, Date.now(), false)) root.dataset['banner'] = offer;
}

/** Closes the banner for the visit, and stores the version (cohort) of the day, by which later visits decide. */
export function answerBanner(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-banner-close]')) return;
    // Otherwise keyboard focus would restart at the top of the page.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    delete root.dataset['banner'];
    const value = dismissalVersion(Date.now());
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser
    document.cookie = `kax=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    try {
      sessionStorage.setItem(entry, JSON.stringify({ value, until: null }));
    } catch {
      // Where storage is refused, it comes back on the next page.
    }
  });
}
