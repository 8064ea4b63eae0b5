/**
 * The events of buying, signing in and addresses, with the parameters they must have: what only code sends, and no markup. Apart,
 * because static pages load the other table and not this one; there the beginning of their names tells them apart.
 */
export const subscriptionPixels = {
  subscription_checkout_start: ['period'],
  subscription_checkout_success: ['period'],
  subscription_checkout_error: ['code'],
  subscription_code_sent: ['form'],
  subscription_welcome_add_email_click: [],
  subscription_add_email_success: [],
  subscription_edit_email_success: [],
  subscription_remove_email_success: [],
  subscription_activate_success: [],
} as const satisfies Readonly<Record<`subscription_${string}`, readonly string[]>>;

/** The id of an event of the subscription that code sends. */
export type SubscriptionPixelId = keyof typeof subscriptionPixels;

/** Tells whether a text is the id of an event of the subscription that code sends. */
export function isOfSubscription(id: string): id is SubscriptionPixelId {
  return Object.hasOwn(subscriptionPixels, id);
}
