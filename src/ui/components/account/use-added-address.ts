import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { SessionView } from '../../../application/account/session-state.ts';

/** Whether the account got its address while the page was open, here or in another tab. */
export function useAddedAddress(session: SessionView): boolean {
  const [hadNone, setHadNone] = useState(false);
  const has = session.kind === 'signed-in' ? session.account.email !== null : null;
  // The prerendered page knows no session, which says nothing about the account.
  if (has === false && !hadNone) setHadNone(true);
  return hadNone && has === true;
}

/** Goes to `next` once the account has got its address while the page was open; null stays. */
export function useGoOnWithAddress(session: SessionView, next: NonNullable<LinkProps['to']> | null): void {
  const navigate = useNavigate();
  const isAdded = useAddedAddress(session);
  useEffect(() => {
    if (isAdded && next !== null) void navigate({ to: next, replace: true });
  }, [isAdded, next, navigate]);
}
