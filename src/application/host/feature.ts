import type { HostSubscriptionState } from '../subscription/host-subscription-state.ts';
import type { FinishHostPurchase } from './finish-host-purchase.ts';
import type { FollowHostSession } from './follow-host-session.ts';
import type { HandOverChanges } from './hand-over-changes.ts';
import type { TellHostApp } from './tell-host-app.ts';

/** What an app of ours that shows the page is asked and told. Loaded only where there is one. */
export interface HostFeature {
  readonly session: FollowHostSession;
  readonly changes: HandOverChanges;
  readonly finishPurchase: FinishHostPurchase;
  readonly subscription: HostSubscriptionState;
  readonly tell: TellHostApp;
  readonly links: {
    /** Where a path leads to inside the app: to the page that gets the app's token, where there is one. */
    readonly pathInApp: (pathname: string) => string;
  };
}
