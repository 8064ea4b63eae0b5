import type { ServiceUrls } from '../adapters/http/http-client.ts';
import { authBase } from '../contract/auth.ts';
import { subscriptionBase } from '../contract/subscription.ts';
import { clientIds, stagingTokenSeconds } from '../domain/account/clients.ts';
import { searchWebOrigin } from '../domain/search/service.ts';
import { type BeaconSettings, serviceUrl } from './beacon-url.ts';
import { dataFiles } from './data-files.ts';

/** Where one environment has its services, and as whom the page speaks to them. */
export interface ServiceSettings {
  readonly urls: ServiceUrls;
  /** Files of the content service under names that change with what is in them, by path; other content services have none. */
  readonly files: Readonly<Record<string, string>>;
  /** Where events go. */
  readonly beacon: string;
  /** OAuth client id of the web. */
  readonly clientId: string;
  /** That of the host apps, for which a session is handed over. */
  readonly appsClientId: string;
  /** Lifetime asked for access tokens; null for the service's own. */
  readonly ttlSeconds: number | null;
}

/** What the build was told, `import.meta.env`; every entry is optional. */
export interface BuildSettings extends BeaconSettings {
  /** True while the development server runs the page. */
  readonly DEV?: boolean;
  readonly VITE_WEB_CLIENT_ID?: string;
  readonly VITE_APPS_CLIENT_ID?: string;
  readonly VITE_AUTH_URL?: string;
  readonly VITE_SUBSCRIPTIONS_URL?: string;
  readonly VITE_CONTENT_URL?: string;
  readonly VITE_STAGING_AUTH_URL?: string;
  readonly VITE_STAGING_SUBSCRIPTIONS_URL?: string;
  readonly VITE_STAGING_CONTENT_URL?: string;
}

/**
 * The services of production. Each is on the site's own web origin unless the build names another place for it.
 * Throws, naming the setting, on one that is no http address.
 */
export function productionSettings(
  build: BuildSettings,
  webOrigin: string,
  files = dataFiles,
): ServiceSettings {
  return {
    ...clientsOf(build),
    ttlSeconds: null,
    files: build.VITE_CONTENT_URL ? {} : files,
    beacon: serviceUrl('VITE_BEACON_URL', build.VITE_BEACON_URL, webOrigin),
    urls: {
      auth: serviceUrl('VITE_AUTH_URL', build.VITE_AUTH_URL, webOrigin + authBase),
      subscriptions: serviceUrl(
        'VITE_SUBSCRIPTIONS_URL',
        build.VITE_SUBSCRIPTIONS_URL,
        webOrigin + subscriptionBase,
      ),
      content: serviceUrl('VITE_CONTENT_URL', build.VITE_CONTENT_URL, webOrigin),
      search: searchWebOrigin(new URL(webOrigin), build.DEV === true),
    },
  };
}

/** The services of staging, as {@link productionSettings}, with the short-lived tokens of staging. */
export function stagingSettings(build: BuildSettings, webOrigin: string, files = dataFiles): ServiceSettings {
  return {
    ...clientsOf(build),
    ttlSeconds: stagingTokenSeconds,
    files: build.VITE_STAGING_CONTENT_URL ? {} : files,
    beacon: serviceUrl('VITE_STAGING_BEACON_URL', build.VITE_STAGING_BEACON_URL, webOrigin),
    urls: {
      auth: serviceUrl('VITE_STAGING_AUTH_URL', build.VITE_STAGING_AUTH_URL, webOrigin + authBase),
      subscriptions: serviceUrl(
        'VITE_STAGING_SUBSCRIPTIONS_URL',
        build.VITE_STAGING_SUBSCRIPTIONS_URL,
        webOrigin + subscriptionBase,
      ),
      content: serviceUrl('VITE_STAGING_CONTENT_URL', build.VITE_STAGING_CONTENT_URL, webOrigin),
      search: searchWebOrigin(new URL(webOrigin), build.DEV === true),
    },
  };
}

function clientsOf(build: BuildSettings): Pick<ServiceSettings, 'clientId' | 'appsClientId'> {
  return {
    clientId: build.VITE_WEB_CLIENT_ID || clientIds.web,
    appsClientId: build.VITE_APPS_CLIENT_ID || clientIds.apps,
  };
}
