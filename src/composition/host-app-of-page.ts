import { NoHostApp } from '../adapters/native-bridge/no-host-app.ts';
import type { HostApp } from '../application/ports/host-app.ts';
import type { Random } from '../application/ports/random.ts';
import { showsHostSign } from '../domain/device/host-pages.ts';

/**
 * What makes the port to the app that shows a page. The messaging is loaded only where there is a sign of one, and before
 * there is a container that anything could ask: no visitor of a plain browser pays for it, no host app is found too late.
 */
export async function hostAppOfPage(page: object): Promise<(random: Random) => HostApp> {
  if (!showsHostSign(page)) return () => new NoHostApp();
  const { findTransport, NativeHostApp } = await import('../adapters/native-bridge/native-host-app.ts');
  return (random) => new NativeHostApp(findTransport(page), random);
}
