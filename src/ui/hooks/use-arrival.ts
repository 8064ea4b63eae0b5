import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * What a browser does by itself when a document is loaded, for pages that change without loading one: a screen reader is told
 * what is new: the part that the address names, or the page's news if it has any (`data-news`), else its heading. Where the page is
 * scrolled to: `scrolls-onward.ts`.
 */
export function useArrival(): void {
  // Of the page that is shown, not of one that is still on its way.
  const shown = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation && `${resolvedLocation.pathname}#${resolvedLocation.hash}`,
  });
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current ?? shown;
    last.current = shown;
    if (shown === before || shown === undefined) return;
    const [path, part = ''] = shown.split('#');
    // Back from a part of the page to the page, where the visitor may be anywhere.
    if (part === '' && before?.split('#')[0] === path) return;
    let news = focusOnNews(part);
    // A page that waits for an answer puts another heading in place of its first, or has the part only then: the focus goes along,
    // unless the visitor moved it.
    const replaced = new MutationObserver(() => {
      const isOver = !news?.isConnected || (news.id !== part && document.getElementById(part) !== null);
      if (isOver && [document.body, news].includes(document.activeElement as HTMLElement))
        news = focusOnNews(part);
    });
    const main = document.getElementById('main');
    if (main !== null) replaced.observe(main, { childList: true, subtree: true });
    return () => replaced.disconnect();
  }, [shown]);
}

/** Gives the focus to the part that was asked for, else to what is new on the page, which it need not have by the keyboard. */
function focusOnNews(part: string): HTMLElement | null {
  const places = ['#main [data-news]', '#main h1', '#main'];
  if (part !== '') places.unshift(`#${CSS.escape(part)}`);
  const news = places
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((found) => found !== null);
  if (news === undefined) return null;
  if (news.tabIndex < 0) news.tabIndex = -1;
  news.focus({ preventScroll: true });
  return news;
}
