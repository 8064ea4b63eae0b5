import type { EnvironmentModules } from '../app-container.ts';
import { browserBindings } from '../bindings/browser.ts';
import { httpBindings } from '../bindings/http.ts';
import { stagingSettings } from '../service-settings.ts';

/** As production, with the services of staging and its short-lived tokens. */
export function staging(): EnvironmentModules {
  return {
    modules: [browserBindings(window), httpBindings(stagingSettings(import.meta.env, location.origin))],
    more: async () => [(await import('../bindings/http-more.ts')).httpMoreBindings],
  };
}
