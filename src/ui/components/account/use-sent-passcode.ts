import { useLayoutEffect, useState } from 'react';
import type { FoundPasscode } from '../../../application/account/sent-passcode-state.ts';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { useApp } from '../../hooks/use-app.ts';
import { useCodeStep } from '../../hooks/use-code-step.ts';
import type { HowSent } from './sent-to.tsx';

/** A code that was sent; the confirmation needs its `ticket`. */
interface Sent<Ticket> {
  readonly email: string;
  readonly ticket: Ticket;
  /** Until another one may be requested. */
  readonly wait: { readonly seconds: number };
  /** How long the code is valid; a new object means a new code. */
  readonly goodFor: { readonly seconds: number };
  readonly how: HowSent;
  /** Why codes were refused before a reload, if that still applies. */
  readonly closed: TooManyRequests | null;
}

/**
 * The code that a form has sent and whether the visitor is at the code step; both survive a reload. `found` gets the
 * stored address before the first step is painted.
 */
export function useSentPasscode<Ticket extends string | null>(form: string, found: (email: string) => void) {
  const { sentPasscode } = useApp().app.get('account');
  const step = useCodeStep(form);
  const [sent, setSent] = useState<Sent<Ticket> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after the page has loaded
  useLayoutEffect(() => {
    const kept = sentPasscode.find(form);
    if (kept === null) return;
    found(kept.email);
    setSent(asSent(kept));
    if (kept.atCode) step.enter({ again: true });
  }, []);

  return {
    sent,
    atCode: sent !== null && step.atCode,
    /** Shows the code step for a code that is on its way or that the visitor already has. */
    goOn(to: Pick<Sent<Ticket>, 'email' | 'ticket' | 'how'>, resendAfterSeconds: number): void {
      sentPasscode.keep(form, { email: to.email, ticket: to.ticket, resendAfterSeconds });
      const goodFor = { seconds: lifetimes.passcode / 1000 };
      setSent({ ...to, wait: { seconds: resendAfterSeconds }, goodFor, closed: null });
      step.enter({ again: false });
    },
    /** Shows the code step for a code sent to this address so recently that the service would refuse another. */
    goBackTo(email: string): boolean {
      const kept = sentPasscode.find(form);
      if (kept === null || kept.email !== email || kept.resendAfterSeconds === 0) return false;
      setSent(asSent(kept));
      step.enter({ again: false });
      return true;
    },
    /** Stores which step the visitor is at. */
    note(atCode: boolean): void {
      if (sent !== null) sentPasscode.moveTo(form, { atCode });
    },
    /** Stores for how many seconds codes are refused. */
    close: (seconds: number) => sentPasscode.close(form, seconds),
    leave: step.leave,
    forget: () => sentPasscode.forget(),
  };

  /** The stored value was written by this same form, so its ticket has the form's type. */
  function asSent({ email, ticket, ...left }: FoundPasscode): Sent<Ticket> {
    return {
      email,
      ticket: ticket as Ticket,
      wait: { seconds: left.resendAfterSeconds },
      goodFor: { seconds: left.goodForSeconds },
      how: 'before',
      closed:
        left.closedForSeconds === 0
          ? null
          : { code: 'too_many_requests', retryAfterSeconds: left.closedForSeconds },
    };
  }
}
