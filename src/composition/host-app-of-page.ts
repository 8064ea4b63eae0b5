import type { HostPorts } from '../adapters/native-bridge/native-host.ts';
import { NoHostApp } from '../adapters/native-bridge/no-host-app.ts';
import { NoHostBridge } from '../adapters/native-bridge/no-host-bridge.ts';
import { hasBridges, namesOurDevice, showsHostSign } from '../domain/device/host-pages.ts';

/** Shows the header, footer and other parts that an app replaces and that the first paint left out. */
function showWayAround(): void {
  delete document.documentElement.dataset['host'];
}

/**
 * Creates the ports to the app that shows a page. The messaging code is loaded only when there is a sign of an app, and
 * before there is a container to query: visitors in a plain browser do not pay for it, and no host app is found too
 * late.
 */
export async function hostAppOfPage(page: object): Promise<HostPorts> {
  if (showsHostSign(page) || hasBridges(page)) {
    const { nativeHost } = await import('../adapters/native-bridge/native-host.ts');
    return nativeHost(page, showWayAround);
  }
  const code = namesOurDevice(page) ? 'bridge-not-supported' : 'not-ddg-context';
  return { app: () => new NoHostApp(), bridge: () => new NoHostBridge(code) };
}
