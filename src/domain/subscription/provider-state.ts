import { type Entitlement, knownEntitlements } from './feature.ts';
import { type NativeOption, type NativeTrialOffer, nativeTrialOffers } from './native-option.ts';
import { providerOf } from './provider.ts';
import { isInTrial, isSubscribed, isWebSourced, type Subscription } from './subscription.ts';

/**
 * Everything pages need to know about the visitor's subscription. Specification, section 3, "Subscription state
 * provider".
 */
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
  /** Whether the visitor may contact subscription support: true for anyone who has or had a subscription. */
  readonly support: boolean;
}

/** The inputs of the state, each as its service returned it. */
export interface ProviderSigns {
  readonly subscription: Subscription | null;
  readonly options: readonly NativeOption[];
  readonly country: string | null;
  /** Names of features; unknown ones are left out. */
  readonly featureNames: readonly string[];
}

/** Combines the inputs into the state that pages use. */
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
 * Tells whether the visitor can use a provider, by its label: its feature is active, or, for the payment provider, an
 * active subscription was bought on the web. Throws the specification's message (section 8) for an unknown label, which
 * is a bug.
 */
export function isServedBy(label: string, { subscription, features, expired }: ProviderState): boolean {
  const { entitlement } = providerOf(label);
  if (subscription === null || expired) return false;
  return entitlement === null ? isWebSourced(subscription.platform) : features.includes(entitlement);
}
