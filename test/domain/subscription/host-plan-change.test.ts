import { describe, expect, it } from 'vitest';
import type { HostTierPlan } from '../../../src/domain/subscription/host-offer.ts';
import { hostPlanChanges } from '../../../src/domain/subscription/host-plan-change.ts';

const sold = (tier: string, billingPeriod: 'monthly' | 'yearly'): HostTierPlan => ({
  id: `${tier}-${billingPeriod}`,
  tier,
  billingPeriod,
  displayPrice: '$9.99',
  trial: null,
});
const store = [sold('plus', 'yearly'), sold('plus', 'monthly'), sold('pro', 'monthly')];
const changesFrom = (productId: string, plans = store) =>
  hostPlanChanges(plans, productId).map(({ plan, change }) => [plan.id, change]);

describe('what somebody with a plan of the app’s store may change to', () => {
  it('is all else that it sells, and what it is to them', () => {
    expect(changesFrom('plus-monthly')).toEqual([
      ['plus-yearly', 'crossgrade'],
      ['pro-monthly', 'upgrade'],
    ]);
    expect(changesFrom('pro-monthly')).toEqual([
      ['plus-yearly', 'downgrade'],
      ['plus-monthly', 'downgrade'],
    ]);
  });

  it('is nothing for whoever bought elsewhere', () => {
    expect(changesFrom('privacy-pro-monthly-us')).toEqual([]);
  });

  it('is no tier of which it is not known whether it is more or less', () => {
    expect(changesFrom('plus-monthly', [...store, sold('gold', 'monthly')])).not.toContainEqual(
      expect.arrayContaining(['gold-monthly']),
    );
  });
});
