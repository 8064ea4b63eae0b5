import { type ComponentProps, lazy, Suspense } from 'react';
import type { RecoveryKeyCard } from './recovery-key-card.tsx';

/** Only who has a subscription needs it, and then not at once. */
const Card = lazy(async () => ({ default: (await import('./recovery-key-card.tsx')).RecoveryKeyCard }));

/** The card of the recovery key, loaded when it is shown. */
export function RecoveryKey(props: ComponentProps<typeof RecoveryKeyCard>) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
