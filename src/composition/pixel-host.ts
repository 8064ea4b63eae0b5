import type { BeaconHost } from '../adapters/pixel/beacon-pixel-sender.ts';
import { sentCountsName, withSentCount } from '../domain/analytics/sent-counts.ts';

/** The page's own means of sending events, called as methods of their owners, as browsers require. */
export function pixelHost(): BeaconHost {
  return {
    sendBeacon: (url) => navigator.sendBeacon?.(url) ?? false,
    fetch: (url, init) => fetch(url, init),
    keep(url) {
      try {
        sessionStorage[sentCountsName] = withSentCount(sessionStorage[sentCountsName], url);
      } catch {
        // Where storage is refused or full, the visitor has no record to read.
      }
    },
  };
}
