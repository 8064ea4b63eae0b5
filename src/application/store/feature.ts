import type { BuyFromHost } from './buy-from-host.ts';
import type { CheckoutInHost } from './checkout-in-host.ts';
import type { HostStoreState } from './host-store-state.ts';
import type { PlanArm } from './plan-arm.ts';
import type { TrialReminder } from './trial-reminder.ts';

/** Buying inside an app of ours: from its store, or by card if it has none. */
export interface StoreFeature {
  readonly store: HostStoreState;
  readonly buyFromHost: BuyFromHost;
  readonly checkout: CheckoutInHost;
  readonly arm: PlanArm;
  readonly reminder: TrialReminder;
}
