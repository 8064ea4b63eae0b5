import { nearestPath } from '../../domain/content/nearest-path.ts';

// Runs inline in the head of the 404 page, after `first-paint.ts`, for hosts that serve only files: our own server
// fills in the page itself (`server/site/nearest-page.ts`). It shows a copy of one of the footer's links, so that
// nothing from the address gets into the page.
document.addEventListener('DOMContentLoaded', () => {
  const place = document.querySelector<HTMLElement>('[data-nearest-page]');
  const link = place?.querySelector('a');
  if (!place?.hidden || !link) return;
  // A link to an anchor of the home page does not name a page.
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'footer a:not([data-away], [hreflang], [href^=mailto], [href*="#"])',
    ),
  ];
  const nearest = nearestPath(
    location.pathname,
    links.map(({ pathname }) => pathname),
  );
  const found = links.find(({ pathname }) => pathname === nearest);
  if (!found) return;
  link.href = found.href;
  link.textContent = found.textContent;
  place.hidden = false;
});
