import { type RefObject, useEffect, useRef } from 'react';

/** For a button in whose place a question stands while `asking`: whoever takes the question back finds the focus on the button again. */
export function useFocusBack(asking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current && !asking) button.current?.focus();
    asked.current = asking;
  }, [asking]);
  return button;
}
