import { useEffect, useState } from 'react';

/**
 * Whole seconds left of a waiting time; null is no wait. A new `start` object restarts it. The seconds are derived from
 * the clock, so that a background tab does not wait longer.
 */
export function useCountdown(start: { readonly seconds: number } | null): number {
  const [left, setLeft] = useState(start?.seconds ?? 0);
  useEffect(() => {
    const end = performance.now() + (start?.seconds ?? 0) * 1000;
    const show = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(show, 250);
    show();
    return () => clearInterval(timer);
  }, [start]);
  return left;
}
