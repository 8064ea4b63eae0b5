/** How the messages of each channel are addressed. Host-app reference, sections 1.4, 1.5 and 2. */
export const hostChannels = {
  /** For the pages of the pro and subscriptions areas, directly to the app or, on Windows, over the bridge. */
  subscriptionPages: { context: 'subscriptionPages', featureName: 'useSubscription' },
  /** For the page of identity theft restoration, on Android only. */
  restorationPages: { context: 'identityTheftRestorationPages', featureName: 'useIdentityTheftRestoration' },
  /** For every page of the site, over the bridge that `createMessageBridge` opens by feature name. */
  site: { context: null, featureName: 'subscriptions' },
} as const;
/** The name of a channel. */
export type HostChannel = keyof typeof hostChannels;
/** A channel that also reaches an app without the bridge. */
export type DirectHostChannel = Exclude<HostChannel, 'site'>;
