/** What the visitor is shown of a purchase. */
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
 * What happens to a purchase:
 * - `order`: the visitor presses the button of a plan.
 * - `opened`, `refused`: the service gives the card page, or sells nothing. A lost answer is neither: the same order finds its page.
 * - `leave`: the visitor comes back from the card page, which says that nothing was bought.
 * - `back`: the visitor comes back to the plans by the browser's own way, which says nothing of a payment.
 * - `return`: the visitor opens a page that the card page leads to after a payment.
 * - `linger`, `give-up`: waiting has taken 3 s and 30 s (on a slow connection 5 s and 50 s).
 * - `arrive`: an active subscription is there.
 * - `end`: the visitor signs out, or the card page can be paid no more (24 hours).
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
  /** Whether the service is asked again and again for the subscription. */
  readonly awaited: boolean;
  /** What follows on an event; one that is not named changes nothing. */
  readonly on: Readonly<Partial<Record<PurchaseEvent, PurchaseState>>>;
}

/** Where a purchase stands in the browser that makes it. */
export type PurchaseState = 'none' | 'asked' | 'open' | 'left' | 'confirming' | 'slow' | 'pending' | 'paid';

const onReturned = { order: 'asked', leave: 'left', arrive: 'paid', end: 'none' } as const;
const whileOpen = { ...onReturned, back: 'left' } as const;

/**
 * The steps of a purchase in the browser, as ARCHITECTURE.md draws them (`scripts/draw-purchase.mjs`). A visitor who has left the card page
 * may still have paid on it, or in another tab: `left` makes nobody wait, but the service is still asked. A visitor whom the card page led
 * on to the page after a payment has most likely paid: going back from there abandons nothing, and `confirming` survives it.
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

/** What the visitor is shown in each state; apart from the steps, which browsers load. */
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

/** The states that the browser keeps, so that a reload, another tab or a later visit goes on from here. */
export const keptPurchaseStates = [
  'asked',
  'open',
  'left',
  'confirming',
] as const satisfies readonly PurchaseState[];
/** A state that the browser keeps. */
export type KeptPurchaseState = (typeof keptPurchaseStates)[number];

/** The state after an event; the same one where the event means nothing to it. */
export function nextPurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  return purchaseSteps[state].on[event] ?? state;
}

/** Tells whether the browser keeps a state. */
export function isKeptPurchase(state: PurchaseState): state is KeptPurchaseState {
  return keptPurchaseStates.some((kept) => kept === state);
}
