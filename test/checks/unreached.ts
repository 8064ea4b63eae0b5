/**
 * What is built and no page, job or command reaches yet, each with the page it waits for. The check beside it compares
 * these lists with the code: a line that is missing was built for nobody, a line too many has found its page and goes. They
 * may only get shorter.
 */
export const unreachedMembers: Readonly<Record<string, string>> = {
  'account.featureConfig':
    'the activation pages below /subscriptions/activation-flow, which ask what the host app can do',
  'account.readAccount': '/subscriptions/manage, which shows the address',
  'account.signOutEverywhere': '/subscriptions/manage',
  'account.takeHostSession': '/subscriptions/activation-flow/this-device',
  'provider.subscriptionProvider': '/subscriptions/manage, for who is subscribed at a shop',
  'subscription.hostSubscription': '/subscriptions/activate',
  'subscription.setRenewal': '/subscriptions/manage, where it is cancelled and resumed',
  'visit.experiments':
    '/subscriptions, the plans inside our apps: the live page that asks who takes part in `defaultplan`',
};

/** Classes of the application that no feature binds yet. */
export const unwiredClasses: Readonly<Record<string, string>> = {};

/** Events that nothing sends yet. */
export const unreachedEvents: Readonly<Record<string, string>> = {
  subscription_edit_email_success: '/pro/edit-email',
  subscription_remove_email_success: '/pro/remove-email',
};

/** Experiments that no page carries yet. */
export const uncarriedExperiments: Readonly<Record<string, string>> = {};

/** How long each list may be. A number goes down with its list and never up: what is new lands together with its page. */
export const longestLists = { members: 8, classes: 0, events: 2, experiments: 0 } as const;
