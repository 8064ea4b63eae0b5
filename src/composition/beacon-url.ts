import { type EnvironmentName, isInMemory } from './environments.ts';
import { type SettingsOf, serviceUrl } from './service-url.ts';

/**
 * Where events are sent: the site's own web origin unless the build configures another; null in an in-memory
 * environment, which sends none. Separate from the other settings, because static pages need only this one.
 */
export function beaconUrl(
  environment: EnvironmentName,
  build: Partial<SettingsOf<'BEACON_URL'>>,
  webOrigin: string,
): string | null {
  return isInMemory(environment) ? null : serviceUrl(environment, 'BEACON_URL', build, webOrigin);
}
