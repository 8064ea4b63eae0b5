import type { MessagingDevice } from '../../domain/device/messaging.ts';
import { androidPlace } from './android-place.ts';
import { bridgePlace } from './bridge-place.ts';
import type { Place } from './place.ts';
import type { PlayedHost } from './played-host.ts';
import { webkitPlace } from './webkit-place.ts';
import { windowsPlace } from './windows-place.ts';

const places = {
  macos: webkitPlace,
  ios: webkitPlace,
  windows: windowsPlace,
  android: androidPlace,
} as const satisfies Record<MessagingDevice, (page: object, host: PlayedHost) => Place>;

/** Installs a simulated app around a page (its `window`), before any page script looks for one. */
export function playHost(page: object, host: PlayedHost): void {
  const bridge = host.bridge ? bridgePlace(page, host) : null;
  const place = places[host.platform](page, host);
  host.deliver = (channel, event, params) => {
    if (bridge?.push(channel, event, params) !== true) place.push(channel, event, params);
  };
}
