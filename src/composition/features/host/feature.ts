import { AuthVersionOfPage } from '../../../application/account/auth-version-of-page.ts';
import { ConfirmEmailChange } from '../../../application/account/confirm-email-change.ts';
import { CreateAccount } from '../../../application/account/create-account.ts';
import { HandTokensToHostApp } from '../../../application/account/hand-tokens-to-host-app.ts';
import { LeftHostSession } from '../../../application/account/left-host-session.ts';
import { LegacySession } from '../../../application/account/legacy-session.ts';
import { SessionState } from '../../../application/account/session-state.ts';
import { TakeHostSession } from '../../../application/account/take-host-session.ts';
import { FinishHostPurchase } from '../../../application/host/finish-host-purchase.ts';
import { FollowHostSession } from '../../../application/host/follow-host-session.ts';
import { HandOverChanges } from '../../../application/host/hand-over-changes.ts';
import { TellHostApp } from '../../../application/host/tell-host-app.ts';
import { Connectivity } from '../../../application/ports/connectivity.ts';
import { ErrorReporter } from '../../../application/ports/error-reporter.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { HostBridge } from '../../../application/ports/host-bridge.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { LegacyAuthApi } from '../../../application/ports/legacy-auth-api.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { TokenApi } from '../../../application/ports/token-api.ts';
import { HostSubscriptionState } from '../../../application/subscription/host-subscription-state.ts';
import { SubscriptionState } from '../../../application/subscription/subscription-state.ts';
import { twinInApps } from '../../../domain/device/app-twin.ts';
import type { Feature } from '../../feature.ts';

/** What a page exchanges with the app of ours that shows it. */
export const feature: Feature<'host'> = {
  bindUseCases(bind) {
    bind(TakeHostSession)
      .toResolvedValue(
        (hostApp, version, session, legacy, legacySession, left, create, store, location, reporter) =>
          new TakeHostSession(
            hostApp,
            version,
            session,
            legacy,
            legacySession,
            left,
            create,
            store,
            location,
            reporter,
          ),
        [
          HostApp,
          AuthVersionOfPage,
          SessionState,
          LegacyAuthApi,
          LegacySession,
          LeftHostSession,
          CreateAccount,
          KeyValueStore,
          PageLocation,
          ErrorReporter,
        ],
      )
      .inSingletonScope();
    bind(FollowHostSession)
      .toResolvedValue(
        (take, left, bridge, connectivity) => new FollowHostSession(take, left, bridge, connectivity),
        [TakeHostSession, LeftHostSession, HostBridge, Connectivity],
      )
      .inSingletonScope();
    bind(HandTokensToHostApp)
      .toResolvedValue(
        (hostApp, session, location, version, legacySession, api) =>
          new HandTokensToHostApp(hostApp, session, location, version, legacySession, api),
        [HostApp, SessionState, PageLocation, AuthVersionOfPage, LegacySession, TokenApi],
      )
      .inSingletonScope();
    bind(FinishHostPurchase)
      .toResolvedValue(
        (hostApp, location, session, subscription, handTokens, store) =>
          new FinishHostPurchase(hostApp, location, session, subscription, handTokens, store),
        [HostApp, PageLocation, SessionState, SubscriptionState, HandTokensToHostApp, KeyValueStore],
      )
      .inSingletonScope();
    bind(HandOverChanges)
      .toResolvedValue(
        (hostApp, session, emailChange, handTokens, store, location) =>
          new HandOverChanges(hostApp, session, emailChange, handTokens, store, location),
        [HostApp, SessionState, ConfirmEmailChange, HandTokensToHostApp, KeyValueStore, PageLocation],
      )
      .inSingletonScope();
    bind(TellHostApp)
      .toResolvedValue((hostApp) => new TellHostApp(hostApp), [HostApp])
      .inSingletonScope();
  },
  of: (container) => ({
    session: container.get(FollowHostSession),
    changes: container.get(HandOverChanges),
    finishPurchase: container.get(FinishHostPurchase),
    subscription: container.get(HostSubscriptionState),
    tell: container.get(TellHostApp),
    links: { pathInApp: twinInApps },
  }),
  start({ session, changes }) {
    session.start();
    changes.start();
  },
};
