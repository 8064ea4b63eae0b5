import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import type { RecoveryKeyCard } from './recovery-key-card.tsx';

let loaded: typeof RecoveryKeyCard | null = null;

/** Only who has a subscription needs it, and then not at once. */
async function loadCard() {
  const card = await import('./recovery-key-card.tsx');
  loaded = card.RecoveryKeyCard;
  return card;
}

const LateCard = lazy(async () => ({ default: (await loadCard()).RecoveryKeyCard }));

/**
 * Loads the card and says when that has ended, so that a page is shown with it and nothing moves. Whoever then cannot see it is told
 * by the page's error boundary.
 */
export function useRecoveryKeyCard(): boolean {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const end = () => setHasEnded(true);
    loadCard().then(end, end);
  }, []);
  return hasEnded;
}

/** The card of the recovery key, loaded when it is shown. One that is there already is there in the first paint: React.lazy has it come a moment later. */
export function RecoveryKey(props: ComponentProps<typeof RecoveryKeyCard>) {
  const [{ Card }] = useState(() => ({ Card: loaded ?? LateCard }));
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
