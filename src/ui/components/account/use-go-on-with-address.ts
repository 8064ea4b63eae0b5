import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SessionView } from '../../../application/account/session-state.ts';

/** Goes on to `next` once an address was added while the page was open, here or in another tab; null stays. */
export function useGoOnWithAddress(session: SessionView, next: NonNullable<LinkProps['to']> | null): void {
  const navigate = useNavigate();
  const email = session.kind === 'signed-in' ? session.account.email : null;
  const hadNone = useRef(false);
  useEffect(() => {
    if (session.kind === 'signed-in' && email === null) hadNone.current = true;
    if (email !== null && hadNone.current && next !== null) void navigate({ to: next, replace: true });
  }, [session.kind, email, next, navigate]);
}
