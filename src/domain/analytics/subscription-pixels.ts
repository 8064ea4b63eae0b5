/**
 * The events of purchase, sign-in and address changes, with their required parameters. Only code sends them, never
 * markup. Separate, because static pages load only the other table; they recognize these by their prefix.
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

/** The id of a subscription event sent by code. */
export type SubscriptionPixelId = keyof typeof subscriptionPixels;

/** Tells whether an id is that of a subscription event sent by code. */
export function isOfSubscription(id: string): id is SubscriptionPixelId {
  return Object.hasOwn(subscriptionPixels, id);
}
