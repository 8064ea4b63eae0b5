import { stagingSettings } from '../service-settings.ts';
import type { Environment } from './environment.ts';
import { withServices } from './with-services.ts';

/** As production, with the services of staging and its short-lived tokens. */
export function staging(): Promise<Environment> {
  return withServices(stagingSettings(import.meta.env, location.origin));
}
