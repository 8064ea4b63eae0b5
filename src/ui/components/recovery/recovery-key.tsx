import { type ComponentProps, lazy, Suspense } from 'react';
import type { RecoveryKeyCard } from './recovery-key-card.tsx';

/** Only who has a subscription needs it, and then not at once. */
const loadCard = () => import('./recovery-key-card.tsx');
const Card = lazy(async () => ({ default: (await loadCard()).RecoveryKeyCard }));

/** Has the card on its way before it is shown, so that nothing moves for it. */
export function preloadRecoveryKey(): void {
  // Whoever then cannot see it is told by the page's error boundary.
  loadCard().catch(() => {});
}

/** The card of the recovery key, loaded when it is shown. */
export function RecoveryKey(props: ComponentProps<typeof RecoveryKeyCard>) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
