import type { EnvironmentName } from './environment.ts';

/** What the build was told of the place for events. */
export interface BeaconSettings {
  readonly VITE_BEACON_URL?: string | undefined;
  readonly VITE_STAGING_BEACON_URL?: string | undefined;
}

/**
 * Where events go: the site's own web origin unless the build names another place; null in the fake environment, which sends
 * none. Apart from the other settings, because static pages need this one only.
 */
export function beaconUrl(
  environment: EnvironmentName,
  build: BeaconSettings,
  webOrigin: string,
): string | null {
  if (environment === 'fake') return null;
  return environment === 'staging'
    ? serviceUrl('VITE_STAGING_BEACON_URL', build.VITE_STAGING_BEACON_URL, webOrigin)
    : serviceUrl('VITE_BEACON_URL', build.VITE_BEACON_URL, webOrigin);
}

/** A base URL without a slash at the end, `otherwise` when none is given. Throws, naming the setting, on no http address. */
export function serviceUrl(name: string, given: string | undefined, otherwise: string): string {
  const text = given || otherwise;
  if (!/^https?:\/\/[^\s?#]+$/.test(text)) throw new Error(`${name} is not an http address: ${text}`);
  return text.replace(/\/+$/, '');
}
