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

/** A plan that a host app's store sells, as the page shows it. */
export interface HostPlan {
  /** By which the app knows it. */
  readonly id: string;
  readonly billingPeriod: BillingPeriod;
  /** As the store words it, with the currency. */
  readonly displayPrice: string;
  /** Null where there is none, or this visitor has had it. */
  readonly trial: NativeTrialOffer | null;
}

/** A plan with the tier that it is of, as the app names it. */
export interface HostTierPlan extends HostPlan {
  readonly tier: string;
}

/**
 * What a visitor can buy inside an app: `store` by a message to it, `card` on the card provider's page, where `plans` are those
 * by which such an app knows them, `nothing` where the app sells nothing here, by card neither.
 */
export type HostOffer =
  | {
      readonly kind: 'store';
      /** As the app names it, such as `ios` or `android`. */
      readonly platform: string;
      readonly plans: readonly HostPlan[];
      /** What is in the plans; empty where the app does not tell. */
      readonly features: readonly Entitlement[];
      /** Everything that the store sells; empty for an app that knows no tiers, and can change no plan. */
      readonly byTier: readonly HostTierPlan[];
    }
  | { readonly kind: 'card'; readonly plans: readonly HostPlan[] }
  | { readonly kind: 'nothing' };

/** The name by which an app says that it sells by card. Host-app reference, section 2.5. */
const cardStore = 'stripe';
const firstTier = 'plus';

/** What a host app's store offers, the year first. Options of a period that this site does not know are left out. */
export function hostOffer(store: NativeStore): HostOffer {
  return offerOf(store.platform, plansOf(store.options), [], []);
}

/** What a host app that sells by tier offers: the tier that is asked for by its name, else `plus`, else its first. */
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
