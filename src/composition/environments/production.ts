import { productionSettings } from '../service-settings.ts';
import type { Environment } from './environment.ts';
import { withServices } from './with-services.ts';

/** The browser's own means and our services. */
export function production(): Promise<Environment> {
  return withServices(productionSettings(import.meta.env, location.origin));
}
