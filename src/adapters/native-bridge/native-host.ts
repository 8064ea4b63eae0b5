import type { HostApp } from '../../application/ports/host-app.ts';
import type { HostBridge } from '../../application/ports/host-bridge.ts';
import type { PageLocation } from '../../application/ports/page-location.ts';
import type { Random } from '../../application/ports/random.ts';
import { findTransport } from './find-transport.ts';
import { NativeHostApp } from './native-host-app.ts';
import { PageHostBridge } from './page-host-bridge.ts';

/** Creates the ports to the app that shows a page. Loaded only when the page shows a sign of one. */
export interface HostPorts {
  readonly app: (random: Random, location: PageLocation) => HostApp;
  readonly bridge: (location: PageLocation) => HostBridge;
}

/**
 * Finds the transports to the app that shows a page; once per page. `whenNone` is called when what looked like an app
 * turns out not to be one.
 */
export function nativeHost(page: object, whenNone?: () => void): HostPorts {
  const transport = findTransport(page);
  return {
    app: (random, location) => new NativeHostApp(transport, random, location, whenNone),
    bridge: (location) => new PageHostBridge(page, location),
  };
}
