import { failure, type Result, success } from '../result.ts';
import type { SubscriptionStatus } from './status.ts';

/** The state of a checkout: `open` awaits payment, `paid` has its subscription, `closed` can no longer be paid. */
export type CheckoutState = 'open' | 'paid' | 'closed';

/** An action on a subscription; {@link subscriptionMoves} lists the transitions. */
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
 * The transitions of a subscription. The provider's events may be lost or late, so a subscription may skip states. An
 * ended one never comes back (a new purchase is a new row), and one that was paid never awaits its first payment again.
 * A suspended one, whose payment a bank disputes, continues as the bank decides.
 */
export const subscriptionMoves = {
  'await-first-payment': { from: ['none', 'Inactive'], to: 'Inactive' },
  renew: { from: beforeTheEnd, to: 'Auto-Renewable' },
  'stop-renewing': { from: beforeTheEnd, to: 'Not Auto-Renewable' },
  'fall-behind': { from: beforeTheEnd, to: 'Grace Period' },
  suspend: { from: beforeTheEnd, to: 'Inactive' },
  end: { from: [...beforeTheEnd, 'Expired'], to: 'Expired' },
} as const satisfies Record<SubscriptionAction, Move<SubscriptionStatus>>;

/** The transitions of a checkout. One that was closed at the provider can no longer be paid. */
export const checkoutMoves = {
  open: { from: ['none'], to: 'open' },
  pay: { from: ['open', 'paid'], to: 'paid' },
  close: { from: ['open', 'closed'], to: 'closed' },
} as const satisfies Record<string, Move<CheckoutState>>;

/** An action on a checkout; {@link checkoutMoves} lists the transitions. */
export type CheckoutAction = keyof typeof checkoutMoves;

/** An action that the current state does not allow. */
export interface IllegalMove {
  readonly code: 'illegal_move';
  readonly id: string;
  readonly state: string;
  readonly action: string;
}

/**
 * The status after an action; `none` means that there is no row yet. Fails with `illegal_move`, naming id, state and
 * action.
 */
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
