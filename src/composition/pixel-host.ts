import type { BeaconHost } from '../adapters/pixel/beacon-pixel-sender.ts';
import { sentCountsName, withSentCount } from '../domain/analytics/sent-counts.ts';

/** The page's own means to send events, called as methods of their owners, which browsers insist on. */
export function pixelHost(): BeaconHost {
  return {
    sendBeacon: (url) => navigator.sendBeacon?.(url) ?? false,
    fetch: (url, init) => fetch(url, init),
    keep(url) {
      try {
        sessionStorage[sentCountsName] = withSentCount(sessionStorage[sentCountsName], url);
      } catch {
        // Where storage is refused or full, nothing is kept to be read.
      }
    },
  };
}
