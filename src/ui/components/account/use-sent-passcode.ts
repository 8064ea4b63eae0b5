import { useLayoutEffect, useState } from 'react';
import type { FoundPasscode } from '../../../application/account/sent-passcode-state.ts';
import { lifetimes } from '../../../domain/account/lifetimes.ts';
import type { TooManyRequests } from '../../../domain/failure.ts';
import { useApp } from '../../hooks/use-app.ts';
import { useCodeStep } from '../../hooks/use-code-step.ts';
import type { HowSent } from './sent-to.tsx';

/** A code that was sent; `ticket` is what the confirmation has to bring along. */
interface Sent<Ticket> {
  readonly email: string;
  readonly ticket: Ticket;
  /** Until another one may be asked for. */
  readonly wait: { readonly seconds: number };
  /** How long the code is good; another object for another code. */
  readonly goodFor: { readonly seconds: number };
  readonly how: HowSent;
  /** Why no code was taken before the page was loaded anew, if that still holds. */
  readonly closed: TooManyRequests | null;
}

/**
 * The code that a form has sent and whether the visitor is at it, kept for a reload. `found` is told the address that was kept, before
 * the first step is painted.
 */
export function useSentPasscode<Ticket extends string | null>(form: string, found: (email: string) => void) {
  const { sentPasscode } = useApp().app.get('account');
  const step = useCodeStep(form);
  const [sent, setSent] = useState<Sent<Ticket> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, after a page was loaded
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
    /** Shows the code step for a code that is on its way, or that the visitor has. */
    goOn(to: Pick<Sent<Ticket>, 'email' | 'ticket' | 'how'>, resendAfterSeconds: number): void {
      sentPasscode.keep(form, { email: to.email, ticket: to.ticket, resendAfterSeconds });
      const goodFor = { seconds: lifetimes.passcode / 1000 };
      setSent({ ...to, wait: { seconds: resendAfterSeconds }, goodFor, closed: null });
      step.enter({ again: false });
    },
    /** Shows the code step for the code that was just sent to this address, if the service would send no other yet. */
    goBackTo(email: string): boolean {
      const kept = sentPasscode.find(form);
      if (kept === null || kept.email !== email || kept.resendAfterSeconds === 0) return false;
      setSent(asSent(kept));
      step.enter({ again: false });
      return true;
    },
    /** Notes at which step the visitor is by now. */
    note(atCode: boolean): void {
      if (sent !== null) sentPasscode.moveTo(form, { atCode });
    },
    /** Notes that no code is taken for so many seconds. */
    close: (seconds: number) => sentPasscode.close(form, seconds),
    leave: step.leave,
    forget: () => sentPasscode.forget(),
  };

  /** What was kept is this form's own, so its ticket is of the form's type. */
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
