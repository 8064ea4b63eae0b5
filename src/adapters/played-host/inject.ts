import { keepHost, keptHost } from './kept-host.ts';
import { playHost } from './play-host.ts';
import { type HostToPlay, PlayedHost } from './played-host.ts';

declare global {
  /** The host that an injected script simulates. */
  var hostToPlay: HostToPlay | undefined;
  /** The app around this page, for tests and for the kit. */
  var hostAround: PlayedHost | undefined;
  /** Stores the app's current state for the tab's other pages. */
  var keepHostAround: (() => void) | undefined;
}

/** Different from the key of `?host=`, which is another app in the same tab. */
const key = 'injected_host';

// Like an app's own script, this runs before the page's first script, on every page but in no frame. The injecting code
// sets `hostToPlay`.
if (globalThis.hostToPlay !== undefined && window.top === window) {
  const kept = keptHost(key);
  const host = new PlayedHost(
    kept?.platform === globalThis.hostToPlay.platform ? kept : globalThis.hostToPlay,
  );
  playHost(window, host);
  globalThis.keepHostAround = keepHost(key, host);
  globalThis.hostAround = host;
}
