import { useEffect, useState } from 'react';

/**
 * Prefetches code and returns true once that has ended. Also true on failure, which the error boundary reports if the
 * code is then rendered. `fetch` must be a stable function.
 */
export function useFetched(fetch: () => Promise<unknown>): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const end = () => setHasEnded(true);
    fetch().then(end, end);
  }, [fetch]);
  return hasEnded;
}
