/** What `page-shell.module.css` leaves unrendered (`content-visibility: auto`) until it comes near the viewport. */
const left = 'main section ~ section, footer';

/** How much a slow phone can lay out without a noticeable delay: descendant elements, and characters. */
const atOnce = { elements: 16, characters: 700 } as const;

/** Milliseconds of a frame to spend before the next part waits for the next frame. */
const enough = 3;

/**
 * Lays out, from top to bottom, what the first paint left out. From then on the page has its real height instead of an
 * estimate, for the scroll bar and for whatever else reads the page. Each frame takes as many parts as it has time for,
 * and a large part is split into its children, so that the page stays responsive.
 */
export function layOutRest(page: Window): void {
  const { document, performance } = page;
  const footer = document.querySelector('footer');
  // On most pages the footer is skipped along with the rest. Where it is not, or the browser does not support this,
  // there is nothing to do.
  if (footer === null || page.getComputedStyle(footer).contentVisibility !== 'auto') return;
  const parts = [...document.querySelectorAll<HTMLElement>(left)];
  const next = () => {
    const end = performance.now() + enough;
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      parts.unshift(...layOut(part));
      if (performance.now() < end) continue;
      page.requestAnimationFrame(next);
      return;
    }
  };
  next();
}

/** Returns the children of a large part, which still have to be laid out. */
function layOut(part: HTMLElement): readonly HTMLElement[] {
  const within = isLarge(part) && !isLaidOut(part) ? ([...part.children] as HTMLElement[]) : [];
  for (const { style } of within) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = 'auto 9rem';
  }
  part.style.contentVisibility = 'visible';
  // Forces the layout now, so that its time counts toward this frame.
  part.getBoundingClientRect();
  return within;
}

/** Drawings and tables are laid out as a whole or not at all. */
function isLarge(part: Element): boolean {
  return (
    !part.matches('svg, table') &&
    (part.getElementsByTagName('*').length > atOnce.elements ||
      (part.textContent ?? '').length > atOnce.characters)
  );
}

/** A part that is already near the viewport must not be skipped again while the visitor looks at it. */
function isLaidOut(part: Element): boolean {
  return part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}
