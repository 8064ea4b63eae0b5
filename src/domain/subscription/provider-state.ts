import { type Entitlement, knownEntitlements } from './feature.ts';
import { type NativeOption, type NativeTrialOffer, nativeTrialOffers } from './native-option.ts';
import { providerOf } from './provider.ts';
import { isInTrial, isSubscribed, isWebSourced, type Subscription } from './subscription.ts';

/** All that pages ask about the visitor's subscription. Specification, section 3, "Subscription state provider". */
export interface ProviderState {
  /** Null for a visitor who has none. */
  readonly subscription: Subscription | null;
  /** What the host app's store sells; empty in a plain browser. */
  readonly options: readonly NativeOption[];
  /** ISO 3166-1 alpha-2, upper case; null when it is not known. */
  readonly country: string | null;
  readonly features: readonly Entitlement[];
  readonly nativeTrialOffers: readonly NativeTrialOffer[];
  /** When the subscription began, in milliseconds since the epoch; null without one. */
  readonly startDate: number | null;
  /** True for a subscription whose features may no longer be used. */
  readonly expired: boolean;
  readonly inFreeTrial: boolean;
  /** True for who may write to the subscription's support: anyone who has or had one. */
  readonly support: boolean;
}

/** What the state is made of; each part as its service gave it. */
export interface ProviderSigns {
  readonly subscription: Subscription | null;
  readonly options: readonly NativeOption[];
  readonly country: string | null;
  /** Names of features; those this site does not know are left out. */
  readonly featureNames: readonly string[];
}

/** Puts together what pages ask about the visitor's subscription. */
export function providerState({
  subscription,
  options,
  country,
  featureNames,
}: ProviderSigns): ProviderState {
  const active = subscription !== null && isSubscribed(subscription);
  return {
    subscription,
    options,
    country: country?.toUpperCase() || null,
    features: knownEntitlements(featureNames),
    nativeTrialOffers: nativeTrialOffers(options),
    startDate: subscription?.startedAt ?? null,
    expired: subscription !== null && !active,
    inFreeTrial: active && isInTrial(subscription),
    support: subscription !== null,
  };
}

/**
 * Tells whether a provider serves the visitor, by its label: its feature may be used now, or, for the one that takes
 * payments, the subscription that may be used now was bought on the web. Throws the specification's message (section 8)
 * for a label of no provider, which is a bug.
 */
export function isServedBy(label: string, { subscription, features, expired }: ProviderState): boolean {
  const { entitlement } = providerOf(label);
  if (subscription === null || expired) return false;
  return entitlement === null ? isWebSourced(subscription.platform) : features.includes(entitlement);
}
