import type { EnvironmentModules } from '../app-container.ts';
import { stagingSettings } from '../service-settings.ts';
import { withServices } from './with-services.ts';

/** As production, with the services of staging and its short-lived tokens. */
export function staging(): EnvironmentModules {
  return withServices(stagingSettings(import.meta.env, location.origin));
}
