import { isMessagingDevice } from '../../domain/device/messaging.ts';
import type { HostToPlay, PlayedHost } from './played-host.ts';

const key = 'played_host';

/** The app that the last page of this tab was in; null where it was in none, or nothing may be kept. */
export function keptHost(): HostToPlay | null {
  try {
    const kept: HostToPlay | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept !== null && isMessagingDevice(kept.platform) ? kept : null;
  } catch {
    return null;
  }
}

/** Lets an app outlive this page: the next page of the tab goes on with {@link keptHost}. */
export function keepHost(host: PlayedHost): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(host.save()));
    } catch {
      // Storage that is full or refused: the next page begins with a new app.
    }
  });
}

/** Forgets the app; the tab's next page is in none. */
export function forgetHost(): void {
  sessionStorage.removeItem(key);
}
