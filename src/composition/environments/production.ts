import type { ContainerModule } from 'inversify';
import { browserBindings } from '../bindings/browser.ts';
import { httpBindings } from '../bindings/http.ts';
import { productionSettings } from '../service-settings.ts';

/** The browser's own means and our services. */
export function production(): readonly ContainerModule[] {
  return [browserBindings(window), httpBindings(productionSettings(import.meta.env, location.origin))];
}
