import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * What a browser does by itself when a document is loaded, for pages that change without loading one: the reader starts at the
 * top, and a screen reader is told what is new: the page's news if it has any (`data-news`), else its heading. Going back keeps
 * the place.
 */
export function useArrival(): void {
  // Of the page that is shown, not of one that is still on its way.
  const shown = useRouterState({
    select: ({ resolvedLocation: at }) =>
      at === undefined ? null : `${at.state.__TSR_index ?? 0} ${at.pathname}`,
  });
  const last = useRef(shown);
  useEffect(() => {
    const [index, pathname] = placeOf(shown);
    const [step, before] = placeOf(last.current ?? shown);
    last.current = shown;
    if (pathname === before) return;
    focusOn('[data-news]') || focusOn('h1') || focusOn('');
    if (index > step) scrollTo({ top: 0, behavior: 'instant' });
  }, [shown]);
}

function placeOf(shown: string | null): readonly [number, string] {
  const [index, pathname] = (shown ?? '0 ').split(' ');
  return [Number(index), pathname ?? ''];
}

/** Gives the focus to the first such part of the page, which it need not have by the keyboard. */
function focusOn(part: string): boolean {
  const found = document.querySelector<HTMLElement>(`#main ${part}`.trim());
  if (found === null) return false;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  return true;
}
