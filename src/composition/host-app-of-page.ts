import type { HostPorts } from '../adapters/native-bridge/native-host.ts';
import { NoHostApp } from '../adapters/native-bridge/no-host-app.ts';
import { NoHostBridge } from '../adapters/native-bridge/no-host-bridge.ts';
import { hasBridges, namesOurDevice, showsHostSign } from '../domain/device/host-pages.ts';

/** Header, footer and whatever else an app has in their place, which the first paint left out. */
function showWayAround(): void {
  delete document.documentElement.dataset['host'];
}

/**
 * What makes the ports to the app that shows a page. The messaging is loaded only where there is a sign of one, and before
 * there is a container that anything could ask: no visitor of a plain browser pays for it, no host app is found too late.
 */
export async function hostAppOfPage(page: object): Promise<HostPorts> {
  if (showsHostSign(page) || hasBridges(page)) {
    const { nativeHost } = await import('../adapters/native-bridge/native-host.ts');
    return nativeHost(page, showWayAround);
  }
  const code = namesOurDevice(page) ? 'bridge-not-supported' : 'not-ddg-context';
  return { app: () => new NoHostApp(), bridge: () => new NoHostBridge(code) };
}
