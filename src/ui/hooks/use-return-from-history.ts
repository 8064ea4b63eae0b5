import { useEffect } from 'react';

/** A page that the browser brings back from its history as it was has to take up work again. */
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
