import type { HttpEnvironmentName } from './environments.ts';
import { type SettingsOf, serviceUrl } from './service-url.ts';

/** Where a static page finds the content service. */
export function contentUrl(environment: HttpEnvironmentName): string {
  // Named one by one: as a whole they would all stand in the script.
  const settings: SettingsOf<'CONTENT_URL'> = {
    VITE_CONTENT_URL: import.meta.env.VITE_CONTENT_URL,
    VITE_STAGING_CONTENT_URL: import.meta.env.VITE_STAGING_CONTENT_URL,
  };
  return serviceUrl(environment, 'CONTENT_URL', settings, location.origin);
}
