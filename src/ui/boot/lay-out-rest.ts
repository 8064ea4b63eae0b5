/** What `page-shell.module.css` leaves until it comes near. */
const left = 'main section ~ section, footer';

/**
 * Lays out what the first paint has left, from the top to the bottom: from then on the page is as long as it is, and not as long as was
 * guessed, for the scroll bar as for what reads the page. One part a frame, so that the page answers a touch between any two.
 */
export function layOutRest(page: Window): void {
  const { document } = page;
  const footer = document.querySelector('footer');
  // Most pages leave their footer, with all that they leave; others, and browsers in which none does, have nothing to do.
  if (footer === null || page.getComputedStyle(footer).contentVisibility !== 'auto') return;
  const parts = document.querySelectorAll<HTMLElement>(left).values();
  const next = () => {
    const { value, done } = parts.next();
    if (done) return;
    value.style.contentVisibility = 'visible';
    page.requestAnimationFrame(next);
  };
  next();
}
