import { describe, expect, it } from 'vitest';
import { isActive, readStatus, statuses } from '../../../src/domain/subscription/status.ts';
import {
  entitlementsOf,
  isInTrial,
  isSubscribed,
  isWebSourced,
  readBillingPeriod,
} from '../../../src/domain/subscription/subscription.ts';
import { subscription } from '../../support/build.ts';

describe('a subscription', () => {
  it('may be used until it is inactive or expired', () => {
    const active = Object.keys(statuses).filter((status) => isActive(readStatus(status)));
    expect(active).toEqual(['Auto-Renewable', 'Not Auto-Renewable', 'Grace Period']);
    expect(isSubscribed(subscription({ status: 'Expired' }))).toBe(false);
  });

  it.each(['expired', ' Expired ', 'INACTIVE'])('is over in the status %j, however it is written', (text) => {
    expect(isActive(readStatus(text))).toBe(false);
  });

  it('entitles to what its plan has as long as it may be used', () => {
    const entitled = (productId: string, status: keyof typeof statuses) =>
      entitlementsOf({ productId, status });
    expect(entitled('privacy-pro-yearly-eu', 'Grace Period')).toEqual([
      'Network Protection',
      'Global Identity Theft Restoration',
      'Duck.ai',
    ]);
    expect(entitled('privacy-pro-yearly-eu', 'Expired')).toEqual([]);
    expect(entitled('privacy-pro-weekly-eu', 'Auto-Renewable')).toEqual([]);
  });

  it('keeps working in a status this site does not know', () => {
    expect(readStatus('Paused')).toBe('Unknown');
    expect(readStatus('toString')).toBe('Unknown');
    expect(isSubscribed(subscription({ status: 'Unknown' }))).toBe(true);
  });

  it('says when it is in its trial', () => {
    expect(isInTrial(subscription({ activeOffers: ['Winback', 'Trial'] }))).toBe(true);
    expect(isInTrial(subscription())).toBe(false);
  });

  it('knows whether it was bought here', () => {
    expect(['stripe', 'web', 'apple', 'google', 'ios'].filter(isWebSourced)).toEqual(['stripe', 'web']);
  });

  it('reads its period however it is written', () => {
    expect(['Monthly', 'yearly', 'Weekly', ''].map(readBillingPeriod)).toEqual([
      'monthly',
      'yearly',
      null,
      null,
    ]);
  });
});
