import { bindBrowser } from '../features/visit/browser.ts';
import { httpServices } from '../http-services.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { type Environment, servicesOf } from './environment.ts';

/** The browser's own means, and the services that the settings name. */
export function withServices(settings: ServiceSettings): Environment {
  return { bindPage: (bind) => bindBrowser(bind, window), services: servicesOf(httpServices, settings) };
}
