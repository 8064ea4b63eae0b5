import { useEffect, useState } from 'react';
import { fetchPolicy } from '../../application/fetch-policy.ts';

/** Whether something of several calls has been `busy` for longer than usual; that is the longer of the policy's two times. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(setSlow, fetchPolicy.slowAfter.slow, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
