import type { HostTierPlan } from './host-offer.ts';

/**
 * Another plan of the same store that a subscriber can change to, and the kind of change. Host-app reference, section
 * 2.2.
 */
export interface HostPlanChange {
  readonly plan: HostTierPlan;
  /** `crossgrade` to another billing period of the same tier. */
  readonly change: 'upgrade' | 'downgrade' | 'crossgrade';
}

/** The tiers whose order is known, cheapest first. */
const tiers = ['plus', 'pro'];

/**
 * The plan changes open to a subscriber in this store: everything else it sells. Empty for a subscriber who bought
 * elsewhere, because this store could only sell them a second subscription. Tiers whose order is unknown are left out.
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
