import { LeftHostSession } from '../../../application/account/left-host-session.ts';
import { SessionState } from '../../../application/account/session-state.ts';
import { BrowserScreens } from '../../../application/bridge/browser-screens.ts';
import { FollowBrowserSession } from '../../../application/bridge/follow-browser-session.ts';
import { CaptureOrigin } from '../../../application/origin/capture-origin.ts';
import { Connectivity } from '../../../application/ports/connectivity.ts';
import { Digest } from '../../../application/ports/digest.ts';
import { ErrorReporter } from '../../../application/ports/error-reporter.ts';
import { HostApp } from '../../../application/ports/host-app.ts';
import { HostBridge } from '../../../application/ports/host-bridge.ts';
import { KeyValueStore } from '../../../application/ports/key-value-store.ts';
import { PageLocation } from '../../../application/ports/page-location.ts';
import { HostSubscriptionState } from '../../../application/subscription/host-subscription-state.ts';
import type { Feature } from '../../feature.ts';

/** What any page exchanges with our own browser over its bridge. */
export const feature: Feature<'bridge'> = {
  bindUseCases(bind) {
    bind(LeftHostSession)
      .toResolvedValue(
        (hostApp, bridge, session, store, digest) =>
          new LeftHostSession(hostApp, bridge, session, store, digest),
        [HostApp, HostBridge, SessionState, KeyValueStore, Digest],
      )
      .inSingletonScope();
    bind(FollowBrowserSession)
      .toResolvedValue(
        (hostApp, bridge, session, left, store, connectivity, reporter) =>
          new FollowBrowserSession(hostApp, bridge, session, left, store, connectivity, reporter),
        [HostApp, HostBridge, SessionState, LeftHostSession, KeyValueStore, Connectivity, ErrorReporter],
      )
      .inSingletonScope();
    bind(HostSubscriptionState)
      .toResolvedValue(
        (bridge, location, reporter) => new HostSubscriptionState(bridge, location, reporter),
        [HostBridge, PageLocation, ErrorReporter],
      )
      .inSingletonScope();
    bind(BrowserScreens)
      .toResolvedValue((bridge, origin) => new BrowserScreens(bridge, origin), [HostBridge, CaptureOrigin])
      .inSingletonScope();
  },
  of: (container) => ({
    session: container.get(FollowBrowserSession),
    subscription: container.get(HostSubscriptionState),
    screens: container.get(BrowserScreens),
  }),
  start: ({ session }) => session.start(),
};
