import { describe, expect, it } from 'vitest';
import { hostOffer, hostTierOffer } from '../../../src/domain/subscription/host-offer.ts';
import type { NativeOption } from '../../../src/domain/subscription/native-option.ts';

const month: NativeOption = { id: 'm', billingPeriod: 'monthly', displayPrice: '9,99 €', offer: null };
const year: NativeOption = {
  id: 'y',
  billingPeriod: 'yearly',
  displayPrice: '99,99 €',
  offer: { id: 'week', type: 'freeTrial', durationInDays: 7, isUserEligible: true },
};

describe('what a host app offers', () => {
  it('is its own plans at its own prices, the year first, with the trial that this visitor can have', () => {
    expect(hostOffer({ platform: 'ios', options: [month, year] })).toEqual({
      kind: 'store',
      platform: 'ios',
      features: [],
      byTier: [],
      plans: [
        {
          id: 'y',
          billingPeriod: 'yearly',
          displayPrice: '99,99 €',
          trial: { optionId: 'y', offerId: 'week', durationInDays: 7 },
        },
        { id: 'm', billingPeriod: 'monthly', displayPrice: '9,99 €', trial: null },
      ],
    });
  });

  it.each(['ios', 'android', 'stripe'])(
    'is nothing in %s when its list is empty: not by card either',
    (platform) => {
      expect(hostOffer({ platform, options: [] })).toEqual({ kind: 'nothing' });
      expect(hostTierOffer({ platform, tiers: [] }, null)).toEqual({ kind: 'nothing' });
    },
  );

  it('leaves out a period that this site does not know', () => {
    const weekly = { ...month, id: 'w', billingPeriod: null };
    expect(hostOffer({ platform: 'ios', options: [weekly] })).toEqual({ kind: 'nothing' });
    expect(hostOffer({ platform: 'ios', options: [weekly, month] })).toMatchObject({ plans: [{ id: 'm' }] });
  });

  it('is by card where the app says so, with the names by which it knows the plans', () => {
    expect(hostOffer({ platform: 'stripe', options: [month] })).toMatchObject({
      kind: 'card',
      plans: [{ id: 'm', billingPeriod: 'monthly' }],
    });
  });

  it('is the tier that is asked for, else plus, else the first', () => {
    const tier = (name: string) => ({ tier: name, features: [], options: [{ ...month, id: name }] });
    const store = { platform: 'android', tiers: [tier('pro'), tier('plus')] };
    const idOf = (asked: string | null, tiers = store.tiers) =>
      hostTierOffer({ platform: 'android', tiers }, asked);
    expect(idOf('pro')).toMatchObject({ plans: [{ id: 'pro' }] });
    expect(idOf(null)).toMatchObject({ plans: [{ id: 'plus' }] });
    expect(idOf('gold', [tier('pro')])).toMatchObject({ plans: [{ id: 'pro' }] });
  });
});
