import { RecoveryKeyRecord } from '../../../application/account/recovery-key-record.ts';
import { SessionState } from '../../../application/account/session-state.ts';
import { AccountApi } from '../../../application/ports/account-api.ts';
import { CheckoutApi } from '../../../application/ports/checkout-api.ts';
import { Clock } from '../../../application/ports/clock.ts';
import { Connectivity } from '../../../application/ports/connectivity.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { RestorationApi } from '../../../application/ports/restoration-api.ts';
import { SubscriptionApi } from '../../../application/ports/subscription-api.ts';
import { ClosedNotices } from '../../../application/subscription/closed-notices.ts';
import { IssueRestorationCode } from '../../../application/subscription/issue-restoration-code.ts';
import { OpenPortal } from '../../../application/subscription/open-portal.ts';
import { SetRenewal } from '../../../application/subscription/set-renewal.ts';
import { SubscriptionState } from '../../../application/subscription/subscription-state.ts';
import { WayBackState } from '../../../application/subscription/way-back-state.ts';
import type { Feature } from '../../feature.ts';

/** The subscription, and what its owner does with it. */
export const feature: Feature<'subscription'> = {
  bindUseCases(bind) {
    bind(SubscriptionState)
      .toResolvedValue(
        (session, api, accounts, store, connectivity) =>
          new SubscriptionState(session, api, accounts, store, connectivity),
        [SessionState, SubscriptionApi, AccountApi, KeyValueStore, Connectivity],
      )
      .inSingletonScope();
    bind(OpenPortal)
      .toResolvedValue((session, api) => new OpenPortal(session, api), [SessionState, CheckoutApi])
      .inSingletonScope();
    bind(SetRenewal)
      .toResolvedValue(
        (session, api, state) => new SetRenewal(session, api, state),
        [SessionState, SubscriptionApi, SubscriptionState],
      )
      .inSingletonScope();
    bind(WayBackState)
      .toResolvedValue(
        (session, subscription, record, clock) => new WayBackState(session, subscription, record, clock),
        [SessionState, SubscriptionState, RecoveryKeyRecord, Clock],
      )
      .inSingletonScope();
    bind(ClosedNotices)
      .toResolvedValue((store) => new ClosedNotices(store), [KeyValueStore])
      .inSingletonScope();
    bind(IssueRestorationCode)
      .toResolvedValue(
        (session, api) => new IssueRestorationCode(session, api),
        [SessionState, RestorationApi],
      )
      .inSingletonScope();
  },
  of: (container) => ({
    subscription: container.get(SubscriptionState),
    openPortal: container.get(OpenPortal),
    setRenewal: container.get(SetRenewal),
    wayBack: container.get(WayBackState),
    closedNotices: container.get(ClosedNotices),
    issueRestorationCode: container.get(IssueRestorationCode),
  }),
};
