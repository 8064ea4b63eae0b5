import { type EnvironmentName, isInMemory } from './environments.ts';
import { type SettingsOf, serviceUrl } from './service-url.ts';

/**
 * Where events go: the site's own web origin unless the build names another place; null in an environment in memory, which
 * sends none. Apart from the other settings, because static pages need this one only.
 */
export function beaconUrl(
  environment: EnvironmentName,
  build: Partial<SettingsOf<'BEACON_URL'>>,
  webOrigin: string,
): string | null {
  return isInMemory(environment) ? null : serviceUrl(environment, 'BEACON_URL', build, webOrigin);
}
