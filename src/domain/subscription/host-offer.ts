import type { BillingPeriod } from './billing-period.ts';
import { billingPeriods } from './billing-period.ts';
import type { Entitlement } from './feature.ts';
import {
  type NativeOption,
  type NativeStore,
  type NativeTierStore,
  type NativeTrialOffer,
  nativeTrialOffers,
} from './native-option.ts';

/** A plan sold by a host app's store, as the page shows it. */
export interface HostPlan {
  /** The app's id for it. */
  readonly id: string;
  readonly billingPeriod: BillingPeriod;
  /** As formatted by the store, with the currency. */
  readonly displayPrice: string;
  /** Null when there is none or this visitor has already had it. */
  readonly trial: NativeTrialOffer | null;
}

/** A plan together with its tier, as the app names it. */
export interface HostTierPlan extends HostPlan {
  readonly tier: string;
}

/**
 * What a visitor can buy inside an app: `store` by sending it a message, `card` on the card provider's page (`plans` as
 * such an app identifies them), `nothing` when neither is possible.
 */
export type HostOffer =
  | {
      readonly kind: 'store';
      /** As the app names it, such as `ios` or `android`. */
      readonly platform: string;
      readonly plans: readonly HostPlan[];
      /** What the plans include; empty when the app does not say. */
      readonly features: readonly Entitlement[];
      /** Everything the store sells, by tier; empty for an app that has no tiers and cannot change plans. */
      readonly byTier: readonly HostTierPlan[];
    }
  | { readonly kind: 'card'; readonly plans: readonly HostPlan[] }
  | { readonly kind: 'nothing' };

/** The platform name with which an app says that it sells by card. Host-app reference, section 2.5. */
const cardStore = 'stripe';
const firstTier = 'plus';

/** The offer of a host app's store, yearly plan first. Unknown billing periods are left out. */
export function hostOffer(store: NativeStore): HostOffer {
  return offerOf(store.platform, plansOf(store.options), [], []);
}

/** The offer of a host app that sells by tier: the requested tier if it exists, else `plus`, else the first one. */
export function hostTierOffer({ platform, tiers }: NativeTierStore, asked: string | null): HostOffer {
  const named = (name: string | null) => tiers.find(({ tier }) => tier === name);
  const tier = named(asked) ?? named(firstTier) ?? tiers[0];
  if (tier === undefined) return { kind: 'nothing' };
  const byTier = tiers.flatMap(({ tier, options }) => plansOf(options).map((plan) => ({ ...plan, tier })));
  return offerOf(platform, plansOf(tier.options), tier.features, byTier);
}

function offerOf(
  platform: string,
  plans: readonly HostPlan[],
  features: readonly Entitlement[],
  byTier: readonly HostTierPlan[],
): HostOffer {
  if (plans.length === 0) return { kind: 'nothing' };
  return platform === cardStore
    ? { kind: 'card', plans }
    : { kind: 'store', platform, plans, features, byTier };
}

function plansOf(options: readonly NativeOption[]): readonly HostPlan[] {
  const trials = nativeTrialOffers(options);
  return billingPeriods.toReversed().flatMap((period): HostPlan[] => {
    const option = options.find(({ billingPeriod }) => billingPeriod === period);
    return option === undefined ? [] : [planOf(option, period, trials)];
  });
}

function planOf(
  { id, displayPrice }: NativeOption,
  billingPeriod: BillingPeriod,
  trials: readonly NativeTrialOffer[],
): HostPlan {
  return { id, billingPeriod, displayPrice, trial: trials.find(({ optionId }) => optionId === id) ?? null };
}
