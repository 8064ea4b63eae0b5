import type { HostSubscriptionState } from '../subscription/host-subscription-state.ts';
import type { BrowserScreens } from './browser-screens.ts';
import type { FollowBrowserSession } from './follow-browser-session.ts';

/** What any page exchanges with our own browser over its bridge. Loaded only where there is one. */
export interface BridgeFeature {
  readonly session: FollowBrowserSession;
  readonly subscription: HostSubscriptionState;
  readonly screens: BrowserScreens;
}
