/** Valid parameters for the messages that need some, by `<channel>.<name>`; the others take none. */
export const sampleParams: Readonly<Record<string, object>> = {
  'subscriptionPages.setAuthTokens': { accessToken: 'eyJ.eyJ.sig', refreshToken: 'eyJ.eyJ.sig' },
  'subscriptionPages.setSubscription': { token: 'first-auth-token' },
  'subscriptionPages.subscriptionSelected': { id: 'privacy-pro-monthly-us' },
  'subscriptionPages.subscriptionChangeSelected': { id: 'privacy-pro-yearly-us', change: 'upgrade' },
  'subscriptionPages.featureSelected': { feature: 'vpn', productFeature: 'Network Protection' },
  'site.openSubscriptionPurchase': { origin: 'funnel_dev_host' },
  'site.openSubscriptionUpgrade': { origin: 'funnel_dev_host' },
};
