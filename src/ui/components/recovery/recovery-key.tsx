import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFetched } from '../../hooks/use-fetched.ts';
import type { RecoveryKeyCard } from './recovery-key-card.tsx';

let loaded: typeof RecoveryKeyCard | null = null;

/**
 * Loads the card's code, which only subscribers need, and not at once. If it is fetched before its surroundings appear,
 * nothing moves.
 */
export async function loadRecoveryKeyCard() {
  const card = await import('./recovery-key-card.tsx');
  loaded = card.RecoveryKeyCard;
  return card;
}

const LateCard = lazy(async () => ({ default: (await loadRecoveryKeyCard()).RecoveryKeyCard }));

/** Whether the card is there, so that a page can appear together with it and nothing moves; {@link useFetched}. */
export const useRecoveryKeyCard = () => useFetched(loadRecoveryKeyCard);

/**
 * The recovery key's card, loaded when it is shown. If its code is there already, it is in the first paint: React.lazy
 * would render it a moment later.
 */
export function RecoveryKey(props: ComponentProps<typeof RecoveryKeyCard>) {
  const [{ Card }] = useState(() => ({ Card: loaded ?? LateCard }));
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
