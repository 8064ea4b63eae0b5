import { shownPlatform } from '../../domain/download/platform.ts';
import { dataset } from './root.ts';

/**
 * Says on `<html>` (`data-platform`) which download fits; by it CSS shows one of them. Without a script all of them are shown, and to
 * search engines, whose programs name whatever system they like.
 */
export function showPlatform(): void {
  if (/bot\b/i.test(navigator.userAgent)) return;
  dataset['platform'] = shownPlatform(navigator.userAgent, navigator.maxTouchPoints);
}
