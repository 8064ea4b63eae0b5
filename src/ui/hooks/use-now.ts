import { useState } from 'react';

/** The time when the component was first shown, in milliseconds since the epoch. Never in what is prerendered. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
