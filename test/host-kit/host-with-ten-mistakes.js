// An Android app that gets ten messages wrong, each in its own way. Its own script, as `--inject` takes it; what it gets right is
// left out where the contract lets it.
{
  const secret = 'duckduckgo-android-messaging-secret';
  const address = { context: 'subscriptionPages', featureName: 'useSubscription' };
  const post = (message) => window.messageCallback(secret, message);
  const answer = (id, fields) => post({ ...address, id, ...fields });
  const option = { id: 'a', cost: { displayPrice: '$9.99', recurrence: 'monthly' } };
  const offer = { id: 'trial', type: 'freeTrial', durationInDays: 7, isUserEligible: 'yes' };

  const answers = {
    // 1: never answered.
    getFeatureConfig: () => {},
    // 2: late.
    getAuthAccessToken: (id) => setTimeout(() => answer(id, { result: {} }), 1300),
    // 3: answered twice.
    getAccessToken: (id) => {
      answer(id, { result: {} });
      answer(id, { result: {} });
    },
    // 4: an error without a message.
    getSubscription: (id) => answer(id, { error: { code: 7 } }),
    // 5: a text where true or false belongs.
    getSubscriptionOptions: (id) =>
      answer(id, { result: { platform: 'android', options: [{ ...option, offer }] } }),
    // 6: an id that nobody asked with.
    getSubscriptionTierOptions: () => answer('1', { result: { platform: 'android', products: [] } }),
    // 7: another feature's answer.
    getUserSettings: (id) =>
      post({
        context: 'subscriptionPages',
        featureName: 'useIdentityTheftRestoration',
        id,
        result: { notificationsPermission: 'granted' },
      }),
  };
  Object.defineProperty(window, 'subscriptionPages', {
    configurable: true,
    value: {
      process(text) {
        const { method, id } = JSON.parse(text);
        if (id !== undefined) setTimeout(() => answers[method]?.(id));
      },
    },
  });

  const site = {
    // 8: `subscriptionDetails` is not named, so that no page asks for it.
    handshake: { availableMessages: ['getAuthAccessToken', 'getFeatureConfig'], platform: 'android' },
    // 9: seconds in place of milliseconds.
    subscriptionDetails: { isSubscribed: true, startedAt: 1709052033, status: 'Auto-Renewable' },
    getAuthAccessToken: {},
    getFeatureConfig: { usePaidDuckAi: true },
  };
  const bridge = {
    notify() {},
    request: async (method) => site[method],
    subscribe: () => () => {},
  };
  Object.defineProperty(navigator, 'duckduckgo', {
    configurable: true,
    value: {
      messageHandlers: {},
      platform: 'android',
      isDuckDuckGo: async () => true,
      createMessageBridge(name) {
        if (name !== 'subscriptions') throw new Error('Did not install Message Bridge');
        return bridge;
      },
    },
  });

  // 10: a purchase is `canceled`, with one l.
  const timer = setInterval(() => {
    if (typeof window.messageCallback !== 'function') return;
    clearInterval(timer);
    post({ ...address, subscriptionName: 'onPurchaseUpdate', params: { type: 'cancelled' } });
  }, 100);
}
