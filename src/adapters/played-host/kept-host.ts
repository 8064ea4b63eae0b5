import { isMessagingDevice } from '../../domain/device/messaging.ts';
import type { HostToPlay, PlayedHost } from './played-host.ts';

/** The app of this tab's last page; null when there was none, or storage is refused. */
export function keptHost(key: string): HostToPlay | null {
  try {
    const kept: HostToPlay | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept !== null && isMessagingDevice(kept.platform) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Lets an app outlive this page: the tab's next page resumes it through {@link keptHost}, and so does a page restored
 * from the back-forward cache. Returns a function that stores the app's current state, which also happens when the page
 * is hidden.
 */
export function keepHost(key: string, host: PlayedHost): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(host.save()));
    } catch {
      // Storage is full or refused: the next page starts with a new app.
    }
  };
  let isAway = false;
  const comeBack = () => {
    const kept = isAway && document.visibilityState === 'visible' ? keptHost(key) : null;
    if (kept === null) return;
    isAway = false;
    host.goOn(kept);
  };
  addEventListener('pagehide', () => {
    keep();
    isAway = true;
  });
  // Registered before the page's own listeners, which may query the app.
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('pageshow', comeBack);
  return keep;
}
