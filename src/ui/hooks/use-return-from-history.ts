import { useEffect } from 'react';

/** Resumes work when the browser restores the page from its back/forward cache. */
export function useReturnFromHistory(whenBack: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback only sets state
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) whenBack();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
}
