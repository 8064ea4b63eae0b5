import { type RefObject, useEffect, useRef, useState } from 'react';

/** For what takes the place of something else: if the focus was in that, it does not fall to the top of the page, but goes on here. */
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
