import type { HostSubscriptionState } from '../subscription/host-subscription-state.ts';
import type { FinishHostPurchase } from './finish-host-purchase.ts';
import type { FollowHostSession } from './follow-host-session.ts';
import type { HandOverChanges } from './hand-over-changes.ts';
import type { TellHostApp } from './tell-host-app.ts';

/** What a page exchanges with the app of ours that shows it. Loaded only where there is one. */
export interface HostFeature {
  readonly session: FollowHostSession;
  readonly changes: HandOverChanges;
  readonly finishPurchase: FinishHostPurchase;
  readonly subscription: HostSubscriptionState;
  readonly tell: TellHostApp;
  readonly links: {
    /** Maps a path to its counterpart inside the app, which may request the app's token, where there is one. */
    readonly pathInApp: (pathname: string) => string;
  };
}
