import type * as z from 'zod/mini';
import type { HostEvents, HostNotifications, HostRequests } from '../../application/ports/host-app.ts';
import { hostEvents, hostNotifications, hostRequests } from '../../contract/host-messages.ts';
import { knownEntitlements } from '../../domain/subscription/feature.ts';
import type { NativeOption } from '../../domain/subscription/native-option.ts';
import { readBillingPeriod } from '../../domain/subscription/subscription.ts';

const asked = hostRequests.subscriptionPages;

/** What goes with each notification. */
export const notifications: {
  readonly [Name in keyof HostNotifications]: { readonly params: z.ZodMiniType<HostNotifications[Name]> };
} = hostNotifications.subscriptionPages;

/** What goes with each event. */
export const events: {
  readonly [Name in keyof HostEvents]: { readonly params: z.ZodMiniType<HostEvents[Name]> };
} = hostEvents.subscriptionPages;

/** Reads the answer to each request; null for one that is not of its type. */
export const replies: {
  readonly [Name in keyof typeof asked]: (answer: unknown) => HostRequests[Name]['reply'] | null;
} = {
  getFeatureConfig: reader(asked.getFeatureConfig.answer, (switches) => switches),
  getAuthAccessToken: reader(asked.getAuthAccessToken.answer, ({ accessToken }) => ({
    accessToken: accessToken || null,
  })),
  getAccessToken: reader(asked.getAccessToken.answer, ({ token }) => ({ token: token || null })),
  getSubscription: reader(asked.getSubscription.answer, ({ token }) => ({ token: token || null })),
  getSubscriptionOptions: reader(asked.getSubscriptionOptions.answer, ({ platform, options }) => ({
    platform,
    options: options.map(optionOf),
  })),
  getSubscriptionTierOptions: reader(asked.getSubscriptionTierOptions.answer, ({ platform, products }) => ({
    platform,
    tiers: products.map(({ tier, features, options }) => ({
      tier,
      features: knownEntitlements(features.map(({ product }) => product)),
      options: options.map(optionOf),
    })),
  })),
  completeStripePayment: reader(asked.completeStripePayment.answer, () => ({})),
  getUserSettings: reader(asked.getUserSettings.answer, (settings) => settings),
  requestNotificationsPermission: reader(asked.requestNotificationsPermission.answer, (given) => given),
};

/** Reads a value by its schema and says it in the words of the port; null for one that is not of that type. */
export function reader<Shape extends z.ZodMiniType, Reply>(
  shape: Shape,
  worded: (answer: z.output<Shape>) => Reply,
): (answer: unknown) => Reply | null {
  return (answer) => {
    const read = shape.safeParse(answer);
    return read.success ? worded(read.data) : null;
  };
}

type OptionOnWire = z.output<typeof asked.getSubscriptionOptions.answer>['options'][number];

function optionOf({ id, cost: { displayPrice, recurrence }, offer }: OptionOnWire): NativeOption {
  return {
    id,
    billingPeriod: readBillingPeriod(recurrence),
    displayPrice,
    offer: offer ? { ...offer, durationInDays: offer.durationInDays ?? null } : null,
  };
}
