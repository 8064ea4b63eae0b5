import type { EnvironmentModules } from '../app-container.ts';
import { browserBindings } from '../bindings/browser.ts';
import { httpBindings } from '../bindings/http.ts';
import { productionSettings } from '../service-settings.ts';

/** The browser's own means and our services. */
export function production(): EnvironmentModules {
  return {
    modules: [browserBindings(window), httpBindings(productionSettings(import.meta.env, location.origin))],
    more: async () => [(await import('../bindings/http-more.ts')).httpMoreBindings],
  };
}
