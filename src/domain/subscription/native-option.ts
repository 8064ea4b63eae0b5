import type { BillingPeriod } from './billing-period.ts';
import type { Entitlement } from './feature.ts';

/**
 * The type of an app store's trial offer. A running trial in the subscription record is called `Trial`. Specification,
 * section 3.
 */
export const nativeTrialType = 'freeTrial';

/** An offer that an app store attaches to a plan. */
export interface NativeOffer {
  readonly id: string;
  /** {@link nativeTrialType}, or a type this site does not know. */
  readonly type: string;
  /** Null when the store does not say. */
  readonly durationInDays: number | null;
  /** False for a visitor who has already had it. */
  readonly isUserEligible: boolean;
}

/** A plan as sold by the host app's store. Host-app reference, section 2.5. */
export interface NativeOption {
  readonly id: string;
  /** Null when the app names a period this site does not know. */
  readonly billingPeriod: BillingPeriod | null;
  /** As formatted by the store, with the currency. */
  readonly displayPrice: string;
  readonly offer: NativeOffer | null;
}

/** What a host app says about the store it sells through. Host-app reference, section 2.5. */
export interface NativeStore {
  /** As the app names it, such as `ios`, `android` or `stripe`; may be one this site does not know. */
  readonly platform: string;
  /** Empty when nothing can be bought. */
  readonly options: readonly NativeOption[];
}

/** A tier of the subscription as sold by a host app's store. */
export interface NativeTier {
  /** As the app names it: `plus` or `pro`, or one this site does not know. */
  readonly tier: string;
  readonly features: readonly Entitlement[];
  readonly options: readonly NativeOption[];
}

/** What a host app that sells by tier says about its store. Host-app reference, section 2.5. */
export interface NativeTierStore {
  /** As in {@link NativeStore}. */
  readonly platform: string;
  /** Empty when nothing can be bought. */
  readonly tiers: readonly NativeTier[];
}

/** A free trial that the visitor is eligible for. */
export interface NativeTrialOffer {
  readonly optionId: string;
  readonly offerId: string;
  /** 1 or more. */
  readonly durationInDays: number;
}

/** The free trials among a store's options that the visitor is eligible for, in their order. */
export function nativeTrialOffers(options: readonly NativeOption[]): readonly NativeTrialOffer[] {
  return options.flatMap(({ id, offer }) => {
    if (offer?.type !== nativeTrialType || !offer.isUserEligible) return [];
    const { durationInDays } = offer;
    if (durationInDays === null || durationInDays < 1) return [];
    return [{ optionId: id, offerId: offer.id, durationInDays }];
  });
}
