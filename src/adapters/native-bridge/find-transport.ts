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
 * The transport to the app of one device, by the name that the device's app gives itself; null when the page has none.
 * Throws for a device that takes no messages (specification, section 8).
 */
export function transportOn(device: string, page: object): Transport | null {
  return directTransports[messagingKindOf(device)].find(page);
}

/**
 * Finds the transport to the app that shows this page; null in a plain browser, and in a frame, which apps do not
 * answer. The order suits every known host (host-app reference, section 1.7), but an app that names its device is
 * believed. Call once per page: it sets Android's callback.
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
