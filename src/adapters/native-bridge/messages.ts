import type * as z from 'zod/mini';
import type { HostEvents, HostNotifications, HostRequests } from '../../application/ports/host-app.ts';
import type { DirectHostChannel } from '../../contract/host-channels.ts';
import {
  type HostRequestRow,
  hostEvents,
  hostNotifications,
  hostRequests,
} from '../../contract/host-messages.ts';
import { knownEntitlements } from '../../domain/subscription/feature.ts';
import type { NativeOption } from '../../domain/subscription/native-option.ts';
import { readBillingPeriod } from '../../domain/subscription/subscription.ts';
import { readAs } from './foreign.ts';

const asked = hostRequests.subscriptionPages;

/** The parameters of each notification. */
export const notifications: {
  readonly [Name in keyof HostNotifications]: { readonly params: z.ZodMiniType<HostNotifications[Name]> };
} = hostNotifications.subscriptionPages;

/** The parameters of each event. */
export const events: {
  readonly [Name in keyof HostEvents]: { readonly params: z.ZodMiniType<HostEvents[Name]> };
} = hostEvents.subscriptionPages;

/**
 * A request as a channel has it: its name and limit there, and how its answer is parsed; null for an answer of the
 * wrong type.
 */
interface Question<Reply> {
  readonly method: string;
  readonly row: HostRequestRow;
  readonly read: (answer: unknown) => Reply | null;
}

/** The requests of each channel. */
export const questions: {
  readonly [Channel in DirectHostChannel]: {
    readonly [Name in keyof HostRequests]?: Question<HostRequests[Name]['reply']>;
  };
} = {
  subscriptionPages: {
    getFeatureConfig: question('getFeatureConfig', asked.getFeatureConfig, (switches) => switches),
    getAuthAccessToken: question('getAuthAccessToken', asked.getAuthAccessToken, ({ accessToken }) => ({
      accessToken: accessToken || null,
    })),
    getAccessToken: question('getAccessToken', asked.getAccessToken, tokenOf),
    getSubscription: question('getSubscription', asked.getSubscription, tokenOf),
    getSubscriptionOptions: question(
      'getSubscriptionOptions',
      asked.getSubscriptionOptions,
      ({ platform, options }) => ({ platform, options: options.map(optionOf) }),
    ),
    getSubscriptionTierOptions: question(
      'getSubscriptionTierOptions',
      asked.getSubscriptionTierOptions,
      ({ platform, products }) => ({
        platform,
        tiers: products.map(({ tier, features, options }) => ({
          tier,
          features: knownEntitlements(features.map(({ product }) => product)),
          options: options.map(optionOf),
        })),
      }),
    ),
    completeStripePayment: question('completeStripePayment', asked.completeStripePayment, () => ({})),
    getUserSettings: question('getUserSettings', asked.getUserSettings, (settings) => settings),
    requestNotificationsPermission: question(
      'requestNotificationsPermission',
      asked.requestNotificationsPermission,
      (given) => given,
    ),
  },
  // Android returns the access token of either auth service there, under the older name.
  restorationPages: {
    getAccessToken: question('getAccessToken', hostRequests.restorationPages.getAccessToken, tokenOf),
    getAuthAccessToken: question(
      'getAccessToken',
      hostRequests.restorationPages.getAccessToken,
      ({ token }) => ({ accessToken: token || null }),
    ),
  },
};

function question<Shape extends z.ZodMiniType, Reply>(
  method: string,
  row: HostRequestRow & { readonly answer: Shape },
  worded: (answer: z.output<Shape>) => Reply,
): Question<Reply> {
  return { method, row, read: reader(row.answer, worded) };
}

function tokenOf({ token }: { readonly token?: string | undefined }): { readonly token: string | null } {
  return { token: token || null };
}

/** Parses a value by its schema and maps it to the port's type; null for a value of the wrong type. */
export function reader<Shape extends z.ZodMiniType, Reply>(
  shape: Shape,
  worded: (answer: z.output<Shape>) => Reply,
): (answer: unknown) => Reply | null {
  return (answer) => {
    const read = readAs(shape, answer);
    return read === undefined ? null : worded(read);
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
