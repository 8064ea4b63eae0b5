import { type MessagingKind, messagingKindOf } from '../../domain/device/messaging.ts';
import { AndroidTransport } from './android-transport.ts';
import { isFramed } from './foreign.ts';
import { namedDevice } from './page-bridge.ts';
import { PageBridgeTransport } from './page-bridge-transport.ts';
import type { Transport } from './transport.ts';
import { WebkitTransport } from './webkit-transport.ts';
import { WindowsTransport } from './windows-transport.ts';

const directTransports = {
  windows: WindowsTransport,
  webkit: WebkitTransport,
  android: AndroidTransport,
} as const satisfies Record<MessagingKind, { find(page: object): Transport | null }>;

/**
 * The way to the app of one device, by the name that the device's app gives itself; null when the page has none.
 * Throws for a device that takes no messages (specification, section 8).
 */
export function transportOn(device: string, page: object): Transport | null {
  return directTransports[messagingKindOf(device)].find(page);
}

/**
 * Finds the way to the app that shows this page, null in a plain browser and in a frame, which apps answer no more than a
 * stranger. The order is the one that every known host allows (host-app reference, section 1.7), but an app that names its
 * device is taken at its word. Call it once a page: Android's callback is set by it.
 */
export function findTransport(page: object): Transport | null {
  if (isFramed(page)) return null;
  const named = namedDevice(page);
  return (
    PageBridgeTransport.find(page) ??
    (named === null ? null : transportOn(named, page)) ??
    WindowsTransport.find(page) ??
    WebkitTransport.find(page) ??
    AndroidTransport.find(page)
  );
}
