import type { HttpEnvironmentName } from '../environments.ts';
import { bindBrowser } from '../features/visit/browser.ts';
import { hostAppOfPage } from '../host-app-of-page.ts';
import { httpServices } from '../http-services.ts';
import { serviceSettings } from '../service-settings.ts';
import { type Environment, servicesOf } from './environment.ts';

/** The browser's own facilities, with our services at the addresses that the build configures for this environment. */
export async function http(name: HttpEnvironmentName): Promise<Environment> {
  const settings = serviceSettings(name, import.meta.env, location.origin);
  const host = await hostAppOfPage(window);
  return {
    bindPage: (bind) => bindBrowser(bind, window, host),
    services: servicesOf(httpServices, settings),
  };
}
