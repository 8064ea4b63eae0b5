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
 * - `leave`: the visitor comes back from the card page, which says that nothing was bought, or by the browser's own way back.
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
  'return',
  'linger',
  'give-up',
  'arrive',
  'end',
] as const;
/** What happens to a purchase, see {@link purchaseEvents}. */
export type PurchaseEvent = (typeof purchaseEvents)[number];

interface Step {
  readonly shown: Shown;
  /** Whether the browser keeps it, so that a reload, another tab or a later visit goes on from here. */
  readonly kept: boolean;
  /** Whether the service is asked again and again for the subscription. */
  readonly awaited: boolean;
  /** What follows on an event; one that is not named changes nothing. */
  readonly on: Readonly<Partial<Record<PurchaseEvent, PurchaseState>>>;
}

/** Where a purchase stands in the browser that makes it. */
export type PurchaseState = 'none' | 'asked' | 'open' | 'left' | 'confirming' | 'slow' | 'unheard' | 'paid';

const whileOpen = { order: 'asked', leave: 'left', arrive: 'paid', end: 'none' } as const;

/**
 * The way of a purchase in the browser, as ARCHITECTURE.md draws it (`scripts/draw-purchase.mjs`). Who has left the card page may
 * have paid on it all the same, or in another tab: so `left` does not wait, and is looked after all the same.
 */
export const purchaseSteps: Readonly<Record<PurchaseState, Step>> = {
  none: { shown: 'plans', kept: false, awaited: false, on: { order: 'asked' } },
  asked: {
    shown: 'busy button',
    kept: true,
    awaited: false,
    on: { ...whileOpen, opened: 'open', refused: 'none', return: 'confirming' },
  },
  open: { shown: 'card page', kept: true, awaited: false, on: { ...whileOpen, return: 'confirming' } },
  left: { shown: 'left the card page', kept: true, awaited: true, on: whileOpen },
  confirming: { shown: 'confirming', kept: false, awaited: true, on: { ...whileOpen, linger: 'slow' } },
  slow: { shown: 'taking longer', kept: false, awaited: true, on: { ...whileOpen, 'give-up': 'unheard' } },
  unheard: { shown: 'what is known', kept: false, awaited: true, on: whileOpen },
  paid: { shown: 'welcome', kept: false, awaited: false, on: { order: 'asked', end: 'none' } },
};

/** The states that the browser keeps. */
export const keptPurchaseStates = ['asked', 'open', 'left'] as const satisfies readonly PurchaseState[];
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
