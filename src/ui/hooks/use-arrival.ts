import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * What a browser does by itself when a document is loaded, for pages that change without loading one: the reader starts at the
 * top, and the focus stands at the page's beginning, so that a screen reader reads on from there. Going back keeps the place.
 */
export function useArrival(): void {
  const { pathname, state } = useLocation();
  const index = state.__TSR_index ?? 0;
  const last = useRef({ pathname, index });
  useEffect(() => {
    const { pathname: before, index: step } = last.current;
    last.current = { pathname, index };
    if (pathname === before) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (index > step) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, index]);
}
