import { nearestPath } from '../../domain/content/nearest-path.ts';

// Runs inline in the head of the 404 page, after `first-paint.ts`, for hosts that serve files alone: our own server names the page itself
// (`server/site/nearest-page.ts`).
// What is shown is a copy of a link that the footer has, so that nothing of the address gets into the page.
document.addEventListener('DOMContentLoaded', () => {
  const place = document.querySelector<HTMLElement>('[data-nearest-page]');
  const link = place?.querySelector('a');
  if (!place?.hidden || !link) return;
  // A link to a part of the home page is none to a page.
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
