import type { App, FeatureName } from '../application/app.ts';
import { HostApp } from '../application/ports/host-app.ts';
import { HostBridge } from '../application/ports/host-bridge.ts';
import { ContainerApp } from './container-app.ts';
import { madeForVisit, notInProduction } from './environment-of-visit.ts';
import type { Environment } from './environments/environment.ts';
import { withNeeds } from './features.ts';

/**
 * Creates the application for the current page, with the features that the page needs: during prerendering one that
 * touches nothing, in a browser that of the visit's environment. Environments and features are loaded only where they
 * are used. `pause` is awaited before each part, so that none of them blocks a page already in use.
 */
export async function createApp(
  needed: readonly FeatureName[] = [],
  pause: () => Promise<void> = atOnce,
): Promise<App> {
  const its = await environment();
  await pause();
  const app = new ContainerApp(its, pause);
  await pause();
  const names: FeatureName[] = ['visit', ...needed];
  // The user of the app or browser of ours that shows the page is signed in to the page as well.
  if (withNeeds(needed).includes('account')) {
    if (app.container.get(HostApp).present) names.push('host');
    else if (app.container.get(HostBridge).present) names.push('bridge');
  }
  await Promise.all(names.map((name) => app.load(name)));
  return app;
}

async function atOnce(): Promise<void> {}

async function environment(): Promise<Environment> {
  if (import.meta.env.SSR) return (await import('./environments/prerender.ts')).prerender();
  if (import.meta.env.VITE_SITE_ENV !== 'production' && 'playedHost' in document.documentElement.dataset) {
    (await import('./played-host-of-visit.ts')).playHostOfVisit();
  }
  return madeForVisit(
    async (name) => (await import('./environments/http.ts')).http(name),
    import.meta.env.VITE_SITE_ENV === 'production'
      ? notInProduction
      : async () => (await import('./environments/fake.ts')).fake(),
  );
}
