import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import type { AppRouter } from './app-router.ts';
import { hydrateRoot } from './hydrate-root.ts';
import { scrollsOnward } from './scrolls-onward.ts';

/**
 * Hydrates a live page's root, in small steps as the browser finds time. The router must have loaded the page, so that
 * the first render equals the HTML.
 */
export function renderOver(router: AppRouter): void {
  const root = document.querySelector('[data-live-root]');
  if (root === null) throw new Error('A live page without [data-live-root]');
  // As if Start had dehydrated the page: React then expects the Suspense boundaries that the prerender wrote.
  router.ssr = { manifest: undefined };
  // Set here, because in the constructor it would also make the router restore scroll positions itself.
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
