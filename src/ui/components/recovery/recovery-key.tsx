import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFetched } from '../../hooks/use-fetched.ts';
import type { RecoveryKeyCard } from './recovery-key-card.tsx';

let loaded: typeof RecoveryKeyCard | null = null;

/** Only who has a subscription needs it, and then not at once. Fetched before what it stands in is shown, it moves nothing there. */
export async function loadRecoveryKeyCard() {
  const card = await import('./recovery-key-card.tsx');
  loaded = card.RecoveryKeyCard;
  return card;
}

const LateCard = lazy(async () => ({ default: (await loadRecoveryKeyCard()).RecoveryKeyCard }));

/** Whether the card is there, so that a page is shown with it and nothing moves; {@link useFetched}. */
export const useRecoveryKeyCard = () => useFetched(loadRecoveryKeyCard);

/** The card of the recovery key, loaded when it is shown. One that is there already is there in the first paint: React.lazy has it come a moment later. */
export function RecoveryKey(props: ComponentProps<typeof RecoveryKeyCard>) {
  const [{ Card }] = useState(() => ({ Card: loaded ?? LateCard }));
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
