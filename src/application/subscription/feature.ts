import type { ClosedNotices } from './closed-notices.ts';
import type { IssueRestorationCode } from './issue-restoration-code.ts';
import type { OpenPortal } from './open-portal.ts';
import type { SetRenewal } from './set-renewal.ts';
import type { SubscriptionState } from './subscription-state.ts';
import type { WayBackState } from './way-back-state.ts';

/** The subscription, and what its owner does with it. */
export interface SubscriptionFeature {
  readonly subscription: SubscriptionState;
  readonly openPortal: OpenPortal;
  readonly setRenewal: SetRenewal;
  readonly wayBack: WayBackState;
  readonly closedNotices: ClosedNotices;
  readonly issueRestorationCode: IssueRestorationCode;
}
