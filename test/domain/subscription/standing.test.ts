import { expect, it } from 'vitest';
import { standingOf } from '../../../src/domain/subscription/standing.ts';
import type { Subscription } from '../../../src/domain/subscription/subscription.ts';

const subscription: Subscription = {
  productId: 'privacy-pro-monthly-us',
  startedAt: 0,
  expiresOrRenewsAt: 1,
  status: 'Auto-Renewable',
  billingPeriod: 'monthly',
  platform: 'stripe',
  activeOffers: [],
};

it.each([
  ['Auto-Renewable', 'trial', 'renews'],
  ['Not Auto-Renewable', 'trial-cancelled', 'ends'],
  ['Grace Period', 'grace', 'grace'],
  ['Inactive', 'unpaid', 'unpaid'],
  ['Expired', 'ended', 'ended'],
  ['Unknown', 'active', 'active'],
] as const)('%s is %s in a trial and else %s', (status, inTrial, otherwise) => {
  expect(standingOf({ ...subscription, status, activeOffers: ['Trial'] })).toBe(inTrial);
  expect(standingOf({ ...subscription, status })).toBe(otherwise);
});
