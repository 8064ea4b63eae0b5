import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Does what a browser does when it loads a document, for navigations that load none. A screen reader needs to learn
 * what is new, so the focus moves to the target of the hash, or to the page's news if there is any (`data-news`), or to
 * its heading. For scrolling see `scrolls-onward.ts`; a target that appears only later is scrolled to here, also where
 * the browser did load the document and looked for it too early.
 */
export function useArrival(): void {
  // For the page that is shown, not for one that is still loading.
  const shown = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation && `${resolvedLocation.pathname}#${resolvedLocation.hash}`,
  });
  const last = useRef<string>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown === before || shown === undefined) return;
    const [path, part = ''] = shown.split('#');
    const isLoaded = before === undefined;
    const isThere = () => document.getElementById(part) !== null;
    // Back from an anchor to its page, where the visitor may be anywhere; or where the browser itself has led.
    if (part === '' ? isLoaded || before.split('#')[0] === path : isLoaded && isThere()) return;
    let isReading = false;
    let news = isLoaded ? document.body : focusOnNews(part);
    // While it waits for a response, a page may show another heading first, or lack the target: the focus follows once
    // they appear, unless the visitor has moved it, or has begun to read elsewhere.
    const replaced = new MutationObserver(() => {
      const isLate = news?.id !== part && isThere() && !isReading;
      if (news?.isConnected && !isLate) return;
      if (![document.body, news].includes(document.activeElement as HTMLElement)) return;
      news = focusOnNews(part);
      if (isLate) news?.scrollIntoView();
    });
    const main = document.getElementById('main');
    if (main !== null) replaced.observe(main, { childList: true, subtree: true });
    const left = new AbortController();
    for (const gesture of ['wheel', 'touchmove', 'keydown'])
      window.addEventListener(
        gesture,
        () => {
          isReading = true;
        },
        { passive: true, signal: left.signal },
      );
    return () => {
      replaced.disconnect();
      left.abort();
    };
  }, [shown]);
}

/** Focuses the target of the hash, or else what is new on the page, which need not be reachable by keyboard. */
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
