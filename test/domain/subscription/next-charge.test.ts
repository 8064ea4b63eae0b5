import { describe, expect, it } from 'vitest';
import { nextCharge } from '../../../src/domain/subscription/next-charge.ts';
import { markets } from '../../../src/domain/subscription/plan.ts';
import { subscription } from '../../support/build.ts';

const at = subscription().expiresOrRenewsAt;
const { currency, ...prices } = markets.us;
const monthly = { at, price: { amount: prices.monthly, currency }, period: 'monthly', switched: false };

describe('the next charge', () => {
  it('renews what was bought, at its price', () => {
    expect(nextCharge(subscription())).toEqual({ kind: 'renewal', ...monthly });
  });

  it('is the first one at the end of a free trial', () => {
    expect(nextCharge(subscription({ activeOffers: ['Trial'] }))).toEqual({ kind: 'first', ...monthly });
  });

  it('is that of the other period once its owner has switched', () => {
    expect(nextCharge(subscription({ nextProductId: 'privacy-pro-yearly-us' }))).toEqual({
      kind: 'renewal',
      at,
      price: { amount: prices.yearly, currency },
      period: 'yearly',
      switched: true,
    });
  });

  it('that failed is tried again for the period it was for, whatever comes after', () => {
    const failed = subscription({ status: 'Grace Period', nextProductId: 'privacy-pro-yearly-us' });
    expect(nextCharge(failed)).toEqual({ kind: 'retry', ...monthly });
  });

  it.each(['Not Auto-Renewable', 'Expired', 'Inactive'] as const)('is none for one that is %s', (status) => {
    expect(nextCharge(subscription({ status }))).toEqual({ kind: 'none' });
    expect(nextCharge(subscription({ status, platform: 'ios' }))).toEqual({ kind: 'none' });
  });

  it('is not ours to name for one that was bought in a store', () => {
    expect(nextCharge(subscription({ platform: 'android' }))).toEqual({ kind: 'elsewhere' });
  });

  it('is not known for a product or a status that this site does not know', () => {
    expect(nextCharge(subscription({ productId: 'other' }))).toEqual({ kind: 'unknown' });
    expect(nextCharge(subscription({ status: 'Unknown' }))).toEqual({ kind: 'unknown' });
  });
});
