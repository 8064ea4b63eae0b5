import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * For an element that replaces another: if the focus was in the other one, it moves here instead of to the top of the
 * page.
 */
export function useFocusOfReplaced<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const [focused] = useState(() => document.activeElement);
  useEffect(() => {
    const { current } = place;
    if (current === null || focused === null || focused.isConnected) return;
    current.tabIndex = -1;
    current.focus();
  }, [focused]);
  return place;
}
