import { bindBrowser } from '../features/visit/browser.ts';
import { hostAppOfPage } from '../host-app-of-page.ts';
import { httpServices } from '../http-services.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { type Environment, servicesOf } from './environment.ts';

/** The browser's own means, and the services that the settings name. */
export async function withServices(settings: ServiceSettings): Promise<Environment> {
  const host = await hostAppOfPage(window);
  return {
    bindPage: (bind) => bindBrowser(bind, window, host),
    services: servicesOf(httpServices, settings),
  };
}
