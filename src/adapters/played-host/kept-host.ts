import { isMessagingDevice } from '../../domain/device/messaging.ts';
import type { HostToPlay, PlayedHost } from './played-host.ts';

/** The app that the last page of this tab was in; null where it was in none, or nothing may be kept. */
export function keptHost(key: string): HostToPlay | null {
  try {
    const kept: HostToPlay | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept !== null && isMessagingDevice(kept.platform) ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Lets an app outlive this page: the next page of the tab goes on with {@link keptHost}, and one that the browser has kept and
 * brings back too. Gives what keeps the app as it is now; it is kept when the page goes away.
 */
export function keepHost(key: string, host: PlayedHost): () => void {
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(host.save()));
    } catch {
      // Storage that is full or refused: the next page begins with a new app.
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
  // Before the page hears of it, and asks.
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('pageshow', comeBack);
  return keep;
}
