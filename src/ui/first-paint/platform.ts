import { shownPlatform } from '../../domain/download/platform.ts';
import { dataset } from './root.ts';

/** Says on `<html>` (`data-platform`) which download fits; by it CSS shows one of them. Without a script all of them are shown. */
export function showPlatform(): void {
  dataset['platform'] = shownPlatform(navigator.userAgent, navigator.maxTouchPoints);
}
