import { failure, type Result, success } from '../result.ts';
import type { SubscriptionStatus } from './status.ts';

/** Where a purchase stands: `open` waits for a card, `paid` has its subscription, `closed` can be paid no more. */
export type CheckoutState = 'open' | 'paid' | 'closed';

/** What may happen to a subscription; {@link subscriptionMoves} says from which status to which. */
export type SubscriptionAction =
  | 'await-first-payment'
  | 'renew'
  | 'stop-renewing'
  | 'fall-behind'
  | 'suspend'
  | 'end';

interface Move<State extends string> {
  /** `none`: there is no row yet. */
  readonly from: readonly (State | 'none')[];
  readonly to: State;
}

const beforeTheEnd = ['none', 'Inactive', 'Auto-Renewable', 'Not Auto-Renewable', 'Grace Period'] as const;

/**
 * What may happen to a subscription. The provider's events may be lost or come late, so a living subscription may
 * skip states; an ended one never comes back (a new purchase is a new row), and one that was paid never awaits its first
 * payment again. One that is suspended, because a bank claims its payment back, goes on from there as the bank decides.
 */
export const subscriptionMoves = {
  'await-first-payment': { from: ['none', 'Inactive'], to: 'Inactive' },
  renew: { from: beforeTheEnd, to: 'Auto-Renewable' },
  'stop-renewing': { from: beforeTheEnd, to: 'Not Auto-Renewable' },
  'fall-behind': { from: beforeTheEnd, to: 'Grace Period' },
  suspend: { from: beforeTheEnd, to: 'Inactive' },
  end: { from: [...beforeTheEnd, 'Expired'], to: 'Expired' },
} as const satisfies Record<SubscriptionAction, Move<SubscriptionStatus>>;

/** What may happen to a checkout. One that was closed at the provider can be paid no more. */
export const checkoutMoves = {
  open: { from: ['none'], to: 'open' },
  pay: { from: ['open', 'paid'], to: 'paid' },
  close: { from: ['open', 'closed'], to: 'closed' },
} as const satisfies Record<string, Move<CheckoutState>>;

/** What may happen to a checkout; {@link checkoutMoves} says from which state to which. */
export type CheckoutAction = keyof typeof checkoutMoves;

/** An action that the state it was asked in does not allow. */
export interface IllegalMove {
  readonly code: 'illegal_move';
  readonly id: string;
  readonly state: string;
  readonly action: string;
}

/** The status after an action, `none` standing for no row yet. Fails with `illegal_move`, naming id, state and action. */
export function moveSubscription(
  id: string,
  state: SubscriptionStatus | 'none',
  action: SubscriptionAction,
): Result<SubscriptionStatus, IllegalMove> {
  return move<SubscriptionStatus>(subscriptionMoves[action], id, state, action);
}

/** The state of a checkout after an action. Fails with `illegal_move`, naming id, state and action. */
export function moveCheckout(
  id: string,
  state: CheckoutState | 'none',
  action: CheckoutAction,
): Result<CheckoutState, IllegalMove> {
  return move<CheckoutState>(checkoutMoves[action], id, state, action);
}

function move<State extends string>(
  { from, to }: Move<State>,
  id: string,
  state: State | 'none',
  action: string,
): Result<State, IllegalMove> {
  return from.includes(state) ? success(to) : failure({ code: 'illegal_move', id, state, action });
}
