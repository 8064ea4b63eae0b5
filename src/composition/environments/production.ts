import type { EnvironmentModules } from '../app-container.ts';
import { productionSettings } from '../service-settings.ts';
import { withServices } from './with-services.ts';

/** The browser's own means and our services. */
export function production(): EnvironmentModules {
  return withServices(productionSettings(import.meta.env, location.origin));
}
