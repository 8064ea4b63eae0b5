import type { ServiceUrls } from '../adapters/http/http-client.ts';
import { authBase } from '../contract/auth.ts';
import { subscriptionBase } from '../contract/subscription.ts';
import { clientIds, stagingTokenSeconds } from '../domain/account/clients.ts';
import { searchWebOrigin } from '../domain/search/service.ts';
import { dataFiles } from './data-files.ts';
import { environments, type HttpEnvironmentName } from './environments.ts';
import { type SettingsOf, serviceUrl } from './service-url.ts';

/** Where an environment's services are, and how the page identifies itself to them. */
export interface ServiceSettings {
  readonly urls: ServiceUrls;
  /** Content-hashed names of the content service's files, by path; other content services have none. */
  readonly files: Readonly<Record<string, string>>;
  /** Where events are sent. */
  readonly beacon: string;
  /** OAuth client id of the web client. */
  readonly clientId: string;
  /** OAuth client id of the host apps, for handing over a session. */
  readonly appsClientId: string;
  /** Requested lifetime of access tokens, in seconds; null for the service's default. */
  readonly ttlSeconds: number | null;
}

const tokenSeconds: Readonly<Record<HttpEnvironmentName, number | null>> = {
  production: null,
  staging: stagingTokenSeconds,
};

type ServiceSetting = 'AUTH_URL' | 'SUBSCRIPTIONS_URL' | 'CONTENT_URL' | 'BEACON_URL';

/** The build's configuration, `import.meta.env`; every entry is optional. */
export interface BuildSettings extends Partial<SettingsOf<ServiceSetting>> {
  /** True while the development server runs the page. */
  readonly DEV?: boolean;
  readonly VITE_WEB_CLIENT_ID?: string;
  readonly VITE_APPS_CLIENT_ID?: string;
}

/** The services of an environment. Each is on the site's own web origin unless the build configures another address. */
export function serviceSettings(
  environment: HttpEnvironmentName,
  build: BuildSettings,
  webOrigin: string,
  files = dataFiles,
): ServiceSettings {
  const url = (name: ServiceSetting, path = '') => serviceUrl(environment, name, build, webOrigin + path);
  return {
    clientId: build.VITE_WEB_CLIENT_ID || clientIds.web,
    appsClientId: build.VITE_APPS_CLIENT_ID || clientIds.apps,
    ttlSeconds: tokenSeconds[environment],
    files: build[`${environments[environment]}CONTENT_URL`] ? {} : files,
    beacon: url('BEACON_URL'),
    urls: {
      auth: url('AUTH_URL', authBase),
      subscriptions: url('SUBSCRIPTIONS_URL', subscriptionBase),
      content: url('CONTENT_URL'),
      search: searchWebOrigin(new URL(webOrigin), build.DEV === true),
    },
  };
}
