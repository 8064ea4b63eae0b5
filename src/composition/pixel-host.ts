import type { BeaconHost } from '../adapters/pixel/beacon-pixel-sender.ts';

/** The page's own means to send events, called as methods of their owners, which browsers insist on. */
export function pixelHost(): BeaconHost {
  return {
    ...('sendBeacon' in navigator ? { sendBeacon: (url) => navigator.sendBeacon(url) } : {}),
    fetch: (url, init) => fetch(url, init),
  };
}
