/** The channel of the subscription pages: names that host apps fix. */
export const subscriptionPages = { context: 'subscriptionPages', featureName: 'useSubscription' } as const;
