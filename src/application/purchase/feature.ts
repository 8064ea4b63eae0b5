import type { StartCheckout } from '../subscription/start-checkout.ts';

/** Buying a plan. */
export interface PurchaseFeature {
  readonly startCheckout: StartCheckout;
}
