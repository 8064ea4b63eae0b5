import { useEffect, useState } from 'react';

/**
 * Fetches code ahead of when it is shown, and says when that has ended: true as well when it cannot be had, which the error boundary
 * then tells whoever wants to see it. `fetch` is one function for the life of the page.
 */
export function useFetched(fetch: () => Promise<unknown>): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const end = () => setHasEnded(true);
    fetch().then(end, end);
  }, [fetch]);
  return hasEnded;
}
