import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that a question replaces while `asking`: when the question is dismissed, the focus returns to the
 * button.
 */
export function useFocusBack(asking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current && !asking) button.current?.focus();
    asked.current = asking;
  }, [asking]);
  return button;
}
