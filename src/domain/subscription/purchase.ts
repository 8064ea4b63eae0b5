/** What the visitor sees of a purchase. */
type Shown =
  | 'plans'
  | 'busy button'
  | 'card page'
  | 'left the card page'
  | 'confirming'
  | 'taking longer'
  | 'what is known'
  | 'welcome';

/**
 * The events of a purchase:
 * - `order`: the visitor presses a plan's button.
 * - `opened`, `refused`: the service returns the card page, or refuses the order. A lost answer is neither: ordering
 *   again finds the same page.
 * - `leave`: the visitor returns from the card page without having bought anything, as that page reports.
 * - `back`: the visitor returns to the plans with the browser's back button, which says nothing about a payment.
 * - `return`: the visitor opens a page that the card page leads to after a payment.
 * - `linger`, `give-up`: the wait has reached 3 s and 30 s (on a slow connection 5 s and 50 s).
 * - `arrive`: an active subscription was found.
 * - `end`: the visitor signs out, or the card page has expired (24 hours).
 */
export const purchaseEvents = [
  'order',
  'opened',
  'refused',
  'leave',
  'back',
  'return',
  'linger',
  'give-up',
  'arrive',
  'end',
] as const;
/** An event of a purchase, see {@link purchaseEvents}. */
export type PurchaseEvent = (typeof purchaseEvents)[number];

interface Step {
  /** Whether the service is polled for the subscription. */
  readonly awaited: boolean;
  /** The next state by event; events not listed change nothing. */
  readonly on: Readonly<Partial<Record<PurchaseEvent, PurchaseState>>>;
}

/** The state of a purchase in the browser that makes it. */
export type PurchaseState = 'none' | 'asked' | 'open' | 'left' | 'confirming' | 'slow' | 'pending' | 'paid';

const onReturned = { order: 'asked', leave: 'left', arrive: 'paid', end: 'none' } as const;
const whileOpen = { ...onReturned, back: 'left' } as const;

/**
 * The state machine of a purchase in the browser, drawn in ARCHITECTURE.md (`scripts/docs/write-purchase.mjs`). A
 * visitor who left the card page may still have paid there or in another tab, so in `left` nobody waits, but polling
 * continues. A visitor sent to the page after a payment has most likely paid: going back from there abandons nothing,
 * and `confirming` survives it.
 */
export const purchaseSteps: Readonly<Record<PurchaseState, Step>> = {
  none: { awaited: false, on: { order: 'asked' } },
  asked: {
    awaited: false,
    on: { ...whileOpen, opened: 'open', refused: 'none', return: 'confirming' },
  },
  open: { awaited: false, on: { ...whileOpen, return: 'confirming' } },
  left: { awaited: true, on: whileOpen },
  confirming: { awaited: true, on: { ...onReturned, linger: 'slow' } },
  slow: { awaited: true, on: { ...onReturned, 'give-up': 'pending' } },
  pending: { awaited: true, on: onReturned },
  paid: { awaited: false, on: { order: 'asked', end: 'none' } },
};

/** What the visitor sees in each state. Separate from the steps, which browsers load. */
export const purchaseShown: Readonly<Record<PurchaseState, Shown>> = {
  none: 'plans',
  asked: 'busy button',
  open: 'card page',
  left: 'left the card page',
  confirming: 'confirming',
  slow: 'taking longer',
  pending: 'what is known',
  paid: 'welcome',
};

/** The states stored in the browser, so that a reload, another tab or a later visit can continue. */
export const keptPurchaseStates = [
  'asked',
  'open',
  'left',
  'confirming',
] as const satisfies readonly PurchaseState[];
/** A state stored in the browser. */
export type KeptPurchaseState = (typeof keptPurchaseStates)[number];

/** The state after an event; unchanged when the event does not apply. */
export function nextPurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  return purchaseSteps[state].on[event] ?? state;
}

/** Tells whether a state is stored in the browser. */
export function isKeptPurchase(state: PurchaseState): state is KeptPurchaseState {
  return keptPurchaseStates.some((kept) => kept === state);
}
