import type { EnvironmentModules } from '../app-container.ts';
import { browserBindings } from '../bindings/browser.ts';
import { httpBindings } from '../bindings/http.ts';
import type { ServiceSettings } from '../service-settings.ts';

/** The browser's own means, and the services that the settings name. */
export function withServices(settings: ServiceSettings): EnvironmentModules {
  return {
    modules: [browserBindings(window), httpBindings(settings)],
    more: async () => [(await import('../bindings/http-more.ts')).httpMoreBindings],
  };
}
