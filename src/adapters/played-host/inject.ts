import { keepHost, keptHost } from './kept-host.ts';
import { playHost } from './play-host.ts';
import { type HostToPlay, PlayedHost } from './played-host.ts';

declare global {
  /** What an injected script is told to play. */
  var hostToPlay: HostToPlay | undefined;
  /** The app around this page, for tests and for the kit. */
  var hostAround: PlayedHost | undefined;
  /** Keeps the app as it is now, for the tab's other pages. */
  var keepHostAround: (() => void) | undefined;
}

/** Not that of `?host=`, which is another app in the same tab. */
const key = 'injected_host';

// As an app does, this runs before the page's first script, in each page and in no frame. `hostToPlay` is set by who injects it.
if (globalThis.hostToPlay !== undefined && window.top === window) {
  const kept = keptHost(key);
  const host = new PlayedHost(
    kept?.platform === globalThis.hostToPlay.platform ? kept : globalThis.hostToPlay,
  );
  playHost(window, host);
  globalThis.keepHostAround = keepHost(key, host);
  globalThis.hostAround = host;
}
