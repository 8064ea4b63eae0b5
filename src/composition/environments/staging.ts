import type { ContainerModule } from 'inversify';
import { browserBindings } from '../bindings/browser.ts';
import { httpBindings } from '../bindings/http.ts';
import { stagingSettings } from '../service-settings.ts';

/** As production, with the services of staging and its short-lived tokens. */
export function staging(): readonly ContainerModule[] {
  return [browserBindings(window), httpBindings(stagingSettings(import.meta.env, location.origin))];
}
