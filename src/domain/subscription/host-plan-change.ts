import type { HostTierPlan } from './host-offer.ts';

/** Another plan of the same store for somebody who has one, and what it is to them. Host-app reference, section 2.2. */
export interface HostPlanChange {
  readonly plan: HostTierPlan;
  /** `crossgrade` to another period of the same tier. */
  readonly change: 'upgrade' | 'downgrade' | 'crossgrade';
}

/** The tiers of which it is known which is the dearer one, cheapest first. */
const tiers = ['plus', 'pro'];

/**
 * What somebody who has a plan of this store may change to there: everything else that it sells. Nothing for whoever bought
 * elsewhere, whose plan this store could only sell once more, and no tier of which it is not known whether it is more or less.
 */
export function hostPlanChanges(sold: readonly HostTierPlan[], productId: string): readonly HostPlanChange[] {
  const own = sold.find(({ id }) => id === productId);
  if (own === undefined) return [];
  return sold.flatMap((plan): HostPlanChange[] => {
    if (plan === own) return [];
    if (plan.tier === own.tier) return [{ plan, change: 'crossgrade' }];
    const [from, to] = [tiers.indexOf(own.tier), tiers.indexOf(plan.tier)];
    return from < 0 || to < 0 ? [] : [{ plan, change: from < to ? 'upgrade' : 'downgrade' }];
  });
}
