/** What `page-shell.module.css` leaves until it comes near. */
const left = 'main section ~ section, footer';

/** What a slow phone lays out without a pause that a touch would feel: elements within, and characters. */
const atOnce = { elements: 30, characters: 1000 } as const;

/**
 * Lays out what the first paint has left, from the top to the bottom: from then on the page is as long as it is, and not as long as was
 * guessed, for the scroll bar as for what reads the page. One part a frame, and of a large one only what it consists of, so that the page
 * answers a touch between any two.
 */
export function layOutRest(page: Window): void {
  const { document } = page;
  const footer = document.querySelector('footer');
  // Most pages leave their footer, with all that they leave; others, and browsers in which none does, have nothing to do.
  if (footer === null || page.getComputedStyle(footer).contentVisibility !== 'auto') return;
  const parts = [...document.querySelectorAll<HTMLElement>(left)];
  const next = () => {
    const part = parts.shift();
    if (part === undefined) return;
    if (isLarge(part) && !isLaidOut(part)) {
      const within = [...part.children] as HTMLElement[];
      for (const { style } of within) {
        style.contentVisibility = 'auto';
        style.containIntrinsicBlockSize = 'auto 9rem';
      }
      parts.unshift(...within);
    }
    part.style.contentVisibility = 'visible';
    page.requestAnimationFrame(next);
  };
  next();
}

function isLarge(part: Element): boolean {
  return (
    part.getElementsByTagName('*').length > atOnce.elements ||
    (part.textContent ?? '').length > atOnce.characters
  );
}

/** What has come near already must not be left once more under the visitor's eyes. */
function isLaidOut(part: Element): boolean {
  return part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}
