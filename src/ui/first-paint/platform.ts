import { shownPlatform } from '../../domain/download/platform.ts';
import { dataset } from './root.ts';

/**
 * Sets `data-platform` on `<html>` to the download that fits; CSS shows that one. All are shown without a script, and
 * to search engines, whose bots claim arbitrary systems.
 */
export function showPlatform(): void {
  if (/bot\b/i.test(navigator.userAgent)) return;
  dataset['platform'] = shownPlatform(navigator.userAgent, navigator.maxTouchPoints);
}
