import { describe, expect, it } from 'vitest';
import {
  entitlementsOfSlug,
  featureSlugs,
  features,
  isEntitlement,
  isRestoration,
} from '../../../src/domain/subscription/feature.ts';
import {
  type NativeOffer,
  type NativeOption,
  nativeTrialOffers,
} from '../../../src/domain/subscription/native-option.ts';
import {
  isAppleStore,
  isStore,
  platformSource,
  purchaseChannel,
} from '../../../src/domain/subscription/platform.ts';
import {
  isPromoType,
  isWebWithEntry,
  promoTypes,
  providerOf,
  providers,
  readEntry,
} from '../../../src/domain/subscription/provider.ts';
import { isServedBy, providerState } from '../../../src/domain/subscription/provider-state.ts';
import { phaseOf, statuses } from '../../../src/domain/subscription/status.ts';
import { isWebSourced, platforms } from '../../../src/domain/subscription/subscription.ts';
import { startOfTest, subscription } from '../../support/build.ts';
import platformVectors from '../../vectors/platform.json' with { type: 'json' };

/** A monthly option with a trial of seven days. */
function option(offer: Partial<NativeOffer> | null = {}, override: Partial<NativeOption> = {}): NativeOption {
  const trial = { id: 'offer-1', type: 'freeTrial', durationInDays: 7, isUserEligible: true };
  return {
    id: 'option-1',
    billingPeriod: 'monthly',
    displayPrice: '$9.99',
    offer: offer === null ? null : { ...trial, ...offer },
    ...override,
  };
}

describe('the state that pages ask about', () => {
  const nothing = { subscription: null, options: [], country: null, featureNames: [] };

  it('is empty for a visitor who has nothing', () => {
    expect(providerState(nothing)).toEqual({
      subscription: null,
      options: [],
      country: null,
      features: [],
      nativeTrialOffers: [],
      startDate: null,
      expired: false,
      inFreeTrial: false,
      support: false,
    });
  });

  it('tells a running trial, its start and the known features', () => {
    const record = subscription({ activeOffers: ['Trial'] });
    const options = [option()];
    expect(
      providerState({
        subscription: record,
        options,
        country: 'de',
        featureNames: ['Duck.ai', 'Time Travel', 'Duck.ai', 'Network Protection'],
      }),
    ).toEqual({
      subscription: record,
      options,
      country: 'DE',
      features: ['Duck.ai', 'Network Protection'],
      nativeTrialOffers: [{ optionId: 'option-1', offerId: 'offer-1', durationInDays: 7 }],
      startDate: startOfTest,
      expired: false,
      inFreeTrial: true,
      support: true,
    });
  });

  it('tells what is over, and keeps support for it', () => {
    for (const status of ['Expired', 'Inactive'] as const) {
      const record = subscription({ status, activeOffers: ['Trial'] });
      expect(providerState({ ...nothing, subscription: record, country: '' })).toMatchObject({
        expired: true,
        inFreeTrial: false,
        support: true,
        country: null,
      });
    }
  });

  it('tells a grace period and an unknown status from what is over', () => {
    for (const status of ['Grace Period', 'Unknown', 'Not Auto-Renewable'] as const) {
      expect(providerState({ ...nothing, subscription: subscription({ status }) })).toMatchObject({
        expired: false,
        inFreeTrial: false,
      });
    }
  });
});

describe('a provider and a visitor', () => {
  const signs = { subscription: subscription(), options: [], country: 'US', featureNames: ['Duck.ai'] };
  const labels = ['duckai', 'pir', 'stripe'];

  it('have to do with each other when its feature may be used, or the web took the payment', () => {
    const state = providerState(signs);
    expect(labels.map((label) => isServedBy(label, state))).toEqual([true, false, true]);
    const fromStore = providerState({ ...signs, subscription: subscription({ platform: 'ios' }) });
    expect(labels.map((label) => isServedBy(label, fromStore))).toEqual([true, false, false]);
  });

  it('have not when there is no subscription, or it is over', () => {
    for (const record of [null, subscription({ status: 'Expired' })]) {
      const state = providerState({ ...signs, subscription: record });
      expect(labels.map((label) => isServedBy(label, state))).toEqual([false, false, false]);
    }
  });

  it('are a bug where there is no such provider, whatever the visitor has', () => {
    for (const record of [null, subscription()]) {
      const state = providerState({ ...signs, subscription: record });
      expect(() => isServedBy('vpn', state)).toThrow('Missing provider for: vpn');
    }
  });
});

describe('a trial in an app store', () => {
  it('is offered when it is a free trial that the visitor can have, for a known time', () => {
    const options = [
      option(null, { id: 'no offer' }),
      option({ type: 'unknown' }, { id: 'another type' }),
      option({ isUserEligible: false }, { id: 'had it' }),
      option({ durationInDays: null }, { id: 'no time' }),
      option({ durationInDays: 0 }, { id: 'none' }),
      option({ durationInDays: 1 }, { id: 'yes' }),
    ];
    expect(nativeTrialOffers(options)).toEqual([{ optionId: 'yes', offerId: 'offer-1', durationInDays: 1 }]);
  });
});

describe('where a subscription was bought', () => {
  for (const { platform, source, channel } of platformVectors) {
    it(`is ${source ?? 'not known'} for ${platform}, paid ${channel}`, () => {
      expect(platformSource(platform)).toBe(source);
      expect(isWebSourced(platform)).toBe(source === 'web');
      expect(isAppleStore(platform)).toBe(source === 'apple');
      expect(isStore(platform)).toBe(source === 'apple' || source === 'google');
      expect(purchaseChannel(platform)).toBe(channel);
    });
  }

  it('is told for every platform', () => {
    const told = platformVectors.map(({ platform }) => platform);
    expect(platforms.filter((platform) => !told.includes(platform))).toEqual([]);
  });
});

describe('a provider', () => {
  it('is found by its label', () => {
    expect(Object.keys(providers)).toEqual(['duckai', 'pir', 'stripe']);
    expect(providerOf('duckai')).toEqual({ entitlement: 'Duck.ai' });
    expect(providerOf('pir')).toEqual({ entitlement: 'Data Broker Protection' });
    expect(providerOf('stripe')).toEqual({ entitlement: null });
  });

  it('is missed in the words of the specification', () => {
    expect(() => providerOf('vpn')).toThrow('Missing provider for: vpn');
    expect(() => providerOf('toString')).toThrow('Missing provider for: toString');
  });

  it('is recognised as an entry whatever its case and the spaces around it', () => {
    expect([' DuckAI ', 'pir', 'STRIPE\n', 'duck ai', '', 'toString'].map(readEntry)).toEqual([
      'duckai',
      'pir',
      'stripe',
      null,
      null,
      null,
    ]);
    expect(isWebWithEntry('stripe', ' Pir')).toBe(true);
    expect(isWebWithEntry('web', 'duckai')).toBe(true);
    expect(isWebWithEntry('web', 'vpn')).toBe(false);
    expect(isWebWithEntry('ios', 'pir')).toBe(false);
  });

  it('is advertised in one of two ways', () => {
    expect(promoTypes).toEqual(['PROMO', 'FOCUSED']);
    expect(['PROMO', 'FOCUSED', 'promo', ''].map(isPromoType)).toEqual([true, true, false, false]);
  });
});

describe('the words of a subscription', () => {
  it('tell what each status means', () => {
    expect(
      Object.fromEntries(Object.entries(statuses).map(([status, { phase }]) => [status, phase])),
    ).toEqual({
      'Auto-Renewable': 'active',
      'Not Auto-Renewable': 'active',
      'Grace Period': 'grace',
      Inactive: 'expired',
      Expired: 'expired',
    });
    expect(phaseOf('Unknown')).toBe('active');
    expect(phaseOf('Grace Period')).toBe('grace');
  });

  it('name each feature in an address', () => {
    expect(featureSlugs).toEqual([
      'vpn',
      'personal-information-removal',
      'identity-theft-restoration',
      'Duck.ai',
    ]);
    expect(featureSlugs.map((slug) => entitlementsOfSlug(slug))).toEqual([
      ['Network Protection'],
      ['Data Broker Protection'],
      ['Identity Theft Restoration', 'Global Identity Theft Restoration'],
      ['Duck.ai'],
    ]);
    expect(entitlementsOfSlug('duck.ai')).toEqual([]);
  });

  it('say which features are identity theft restoration', () => {
    expect(Object.keys(features).filter(isEntitlement).filter(isRestoration)).toEqual([
      'Identity Theft Restoration',
      'Global Identity Theft Restoration',
    ]);
  });
});
