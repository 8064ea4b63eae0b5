import type { App } from '../application/app.ts';
import { appIn, type EnvironmentModules } from './app-container.ts';
import { environmentOfVisit } from './environment-of-visit.ts';

/**
 * The application for the page that runs this: in the prerender one that touches nothing, in a browser that of the
 * visit's environment. Each environment is loaded only where it is used.
 */
export async function createApp(): Promise<App> {
  return appIn(await environmentModules());
}

async function environmentModules(): Promise<EnvironmentModules> {
  if (import.meta.env.SSR) return (await import('./environments/prerender.ts')).prerender();
  const name = environmentOfVisit();
  // Spelled out here, so that a production build sees that it is false and leaves out the fakes with all they import.
  if (import.meta.env.VITE_SITE_ENV !== 'production' && name === 'fake') {
    return (await import('./environments/fake.ts')).fake();
  }
  if (name === 'staging') return (await import('./environments/staging.ts')).staging();
  return (await import('./environments/production.ts')).production();
}
