import type { BillingPeriod } from './billing-period.ts';
import type { Entitlement } from './feature.ts';

/** The type of an app store's trial offer. A running trial on the record is called `Trial`. Specification, section 3. */
export const nativeTrialType = 'freeTrial';

/** What an app store offers with a plan. */
export interface NativeOffer {
  readonly id: string;
  /** {@link nativeTrialType}, or a type this site does not know. */
  readonly type: string;
  /** Null when the store does not tell. */
  readonly durationInDays: number | null;
  /** False for a visitor who had it before. */
  readonly isUserEligible: boolean;
}

/** A plan as the host app's store sells it. Host-app reference, section 2.5. */
export interface NativeOption {
  readonly id: string;
  /** Null when the app names a period this site does not know. */
  readonly billingPeriod: BillingPeriod | null;
  /** As the store words it, with the currency. */
  readonly displayPrice: string;
  readonly offer: NativeOffer | null;
}

/** What a host app says of the store that it sells by. Host-app reference, section 2.5. */
export interface NativeStore {
  /** As the app names it, such as `ios`, `android` or `stripe`; may be one this site does not know. */
  readonly platform: string;
  /** Empty where nothing may be bought. */
  readonly options: readonly NativeOption[];
}

/** A tier of the subscription as a host app's store sells it. */
export interface NativeTier {
  /** As the app names it: `plus` or `pro`, or one this site does not know. */
  readonly tier: string;
  readonly features: readonly Entitlement[];
  readonly options: readonly NativeOption[];
}

/** What a host app that sells by tier says of its store. Host-app reference, section 2.5. */
export interface NativeTierStore {
  /** As in {@link NativeStore}. */
  readonly platform: string;
  /** Empty where nothing may be bought. */
  readonly tiers: readonly NativeTier[];
}

/** A free trial that the visitor can have. */
export interface NativeTrialOffer {
  readonly optionId: string;
  readonly offerId: string;
  /** 1 or more. */
  readonly durationInDays: number;
}

/** The free trials among a store's options that the visitor can have, in their order. */
export function nativeTrialOffers(options: readonly NativeOption[]): readonly NativeTrialOffer[] {
  return options.flatMap(({ id, offer }) => {
    if (offer?.type !== nativeTrialType || !offer.isUserEligible) return [];
    const { durationInDays } = offer;
    if (durationInDays === null || durationInDays < 1) return [];
    return [{ optionId: id, offerId: offer.id, durationInDays }];
  });
}
