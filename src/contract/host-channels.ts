/** Where each channel's messages are addressed to. Host-app reference, sections 1.4, 1.5 and 2. */
export const hostChannels = {
  /** Of the pages of the pro and subscriptions areas, straight to the app or, on Windows, over the bridge. */
  subscriptionPages: { context: 'subscriptionPages', featureName: 'useSubscription' },
  /** Of the page of identity theft restoration, on Android alone. */
  restorationPages: { context: 'identityTheftRestorationPages', featureName: 'useIdentityTheftRestoration' },
  /** Of every page of the site, over the bridge that `createMessageBridge` opens by the name of its feature. */
  site: { context: null, featureName: 'subscriptions' },
} as const;
/** The name of a channel. */
export type HostChannel = keyof typeof hostChannels;
/** A channel that leads to an app without the bridge too. */
export type DirectHostChannel = Exclude<HostChannel, 'site'>;
