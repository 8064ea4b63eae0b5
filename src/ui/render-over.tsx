import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import type { AppRouter } from './app-router.ts';
import { hydrateRoot } from './hydrate-root.ts';
import { scrollsOnward } from './scrolls-onward.ts';

/**
 * Lets React take over what stands in a live page's root, bit by bit, as the browser finds time. The router must have
 * loaded the page, so that the first render equals the HTML.
 */
export function renderOver(router: AppRouter): void {
  const root = document.querySelector('[data-live-root]');
  if (root === null) throw new Error('A live page without [data-live-root]');
  // As if Start had brought it over: React then expects the boundaries that the prerender wrote.
  router.ssr = { manifest: undefined };
  // Said here, because the constructor would take it for a wish that the router keeps places by itself.
  router.update({ ...router.options, scrollRestoration: scrollsOnward(router.latestLocation) });
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}
