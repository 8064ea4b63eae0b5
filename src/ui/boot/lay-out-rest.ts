/** What `page-shell.module.css` leaves until it comes near. */
const left = 'main section ~ section, footer';

/** What a slow phone lays out without a pause that a touch would feel: elements within, and characters. */
const atOnce = { elements: 16, characters: 700 } as const;

/** After how many milliseconds of a frame the next part waits for the next one. */
const enough = 3;

/**
 * Lays out what the first paint has left, from the top to the bottom: from then on the page is as long as it is, and not as long as was
 * guessed, for the scroll bar as for what reads the page. As many parts a frame as there is time for, and of a large one only what it
 * consists of, so that the page answers a touch between any two.
 */
export function layOutRest(page: Window): void {
  const { document, performance } = page;
  const footer = document.querySelector('footer');
  // Most pages leave their footer, with all that they leave; others, and browsers in which none does, have nothing to do.
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

/** Gives back what is within a large part, which is still to be laid out. */
function layOut(part: HTMLElement): readonly HTMLElement[] {
  const within = isLarge(part) && !isLaidOut(part) ? ([...part.children] as HTMLElement[]) : [];
  for (const { style } of within) {
    style.contentVisibility = 'auto';
    style.containIntrinsicBlockSize = 'auto 9rem';
  }
  part.style.contentVisibility = 'visible';
  // Whoever asks for it has it laid out now, so that the time it takes is known.
  part.getBoundingClientRect();
  return within;
}

/** A drawing and a table are laid out as a whole, or not at all. */
function isLarge(part: Element): boolean {
  return (
    !part.matches('svg, table') &&
    (part.getElementsByTagName('*').length > atOnce.elements ||
      (part.textContent ?? '').length > atOnce.characters)
  );
}

/** What has come near already must not be left once more under the visitor's eyes. */
function isLaidOut(part: Element): boolean {
  return part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}
