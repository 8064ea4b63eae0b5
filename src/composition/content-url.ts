import type { HttpEnvironmentName } from './environments.ts';
import { type SettingsOf, serviceUrl } from './service-url.ts';

/** The content service's URL for a static page. */
export function contentUrl(environment: HttpEnvironmentName): string {
  // Listed one by one: the whole `import.meta.env` would otherwise be inlined in the script.
  const settings: SettingsOf<'CONTENT_URL'> = {
    VITE_CONTENT_URL: import.meta.env.VITE_CONTENT_URL,
    VITE_STAGING_CONTENT_URL: import.meta.env.VITE_STAGING_CONTENT_URL,
  };
  return serviceUrl(environment, 'CONTENT_URL', settings, location.origin);
}
