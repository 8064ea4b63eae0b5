import { describe, expect, it } from 'vitest';
import { MemoryConnectivity } from '../../../src/adapters/memory/memory-connectivity.ts';
import { MemoryProductApi } from '../../../src/adapters/memory/memory-product-api.ts';
import { MemoryVisitorApi } from '../../../src/adapters/memory/memory-visitor-api.ts';
import {
  type ProviderView,
  SubscriptionProvider,
} from '../../../src/application/subscription/subscription-provider.ts';
import type { NativeStore } from '../../../src/domain/subscription/native-option.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const settled = ({ kind }: ProviderView) => kind !== 'loading';
const day = 86_400_000;

const store: NativeStore = {
  platform: 'ios',
  options: [
    {
      id: 'option-1',
      billingPeriod: 'monthly',
      displayPrice: '$9.99',
      offer: { id: 'offer-1', type: 'freeTrial', durationInDays: 14, isUserEligible: true },
    },
  ],
};

type Site = ReturnType<typeof memorySite>;
type Tab = ReturnType<ReturnType<Site['browser']>['tab']>;

/** The provider of a tab, made by hand: no page has it yet, so that the container does not bind it. */
function providerOn({ world }: Site, { app, hostApp }: Tab) {
  const { subscriptions, network } = world;
  return new SubscriptionProvider(
    app.get('subscription').subscription,
    new MemoryVisitorApi(() => subscriptions.country, network),
    new MemoryProductApi(subscriptions, network),
    hostApp,
    new MemoryConnectivity(),
  );
}

/** A signed-in subscriber's page in a host app, with what the app's store sells. */
async function subscriber({ trial = 0, inHostApp = true } = {}) {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/pro', { inHostApp }), 'lena@example.com');
  const [account = ''] = Object.keys(site.world.auth.state.accounts);
  site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', trial);
  tab.hostApp.store = store;
  return { site, tab, account, provider: providerOn(site, tab) };
}

describe('all about the visitor’s subscription', () => {
  it('is put together from account, country, product and store', async () => {
    const { provider, site } = await subscriber({ trial: 7 });
    using seen = collect(provider.state$);
    expect(seen.values).toEqual([{ kind: 'loading' }]);
    const view = await seen.until(settled);
    const startedAt = site.clock.now();
    expect(view).toEqual({
      kind: 'ready',
      state: {
        subscription: expect.objectContaining({
          productId: 'privacy-pro-monthly-us',
          startedAt,
          expiresOrRenewsAt: startedAt + 7 * day,
        }),
        options: store.options,
        country: 'US',
        features: ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'],
        nativeTrialOffers: [{ optionId: 'option-1', offerId: 'offer-1', durationInDays: 14 }],
        startDate: startedAt,
        expired: false,
        inFreeTrial: true,
        support: true,
      },
    });
    expect(provider.current).toBe(view);
  });

  it('is mostly nothing for a new visitor in a plain browser, and asks for no features', async () => {
    const site = memorySite();
    using seen = collect(providerOn(site, site.browser().tab('/pro')).state$);
    expect(await seen.until(settled)).toEqual({
      kind: 'ready',
      state: {
        subscription: null,
        options: [],
        country: 'US',
        features: [],
        nativeTrialOffers: [],
        startDate: null,
        expired: false,
        inFreeTrial: false,
        support: false,
      },
    });
    expect(site.world.network.calls).toEqual(['country']);
  });

  it('tells what is over, with support for it', async () => {
    const { provider, site, account } = await subscriber();
    site.world.subscriptions.end(account);
    using seen = collect(provider.state$);
    expect(await seen.until(settled)).toMatchObject({
      kind: 'ready',
      state: { expired: true, inFreeTrial: false, support: true },
    });
    expect(['duckai', 'pir', 'stripe'].some((label) => provider.isServedBy(label))).toBe(false);
  });

  it('follows the visitor who signs out', async () => {
    const { provider, tab } = await subscriber();
    using seen = collect(provider.state$);
    await seen.until(settled);
    await tab.app.get('account').signOut.execute();
    expect(
      await seen.until((view) => view.kind === 'ready' && view.state.subscription === null),
    ).toMatchObject({ state: { features: [], startDate: null, support: false } });
  });

  it('has no options where the host app does not name any', async () => {
    const { provider, tab } = await subscriber();
    tab.hostApp.store = null;
    using seen = collect(provider.state$);
    expect(await seen.until(settled)).toMatchObject({
      kind: 'ready',
      state: { options: [], nativeTrialOffers: [], country: 'US', support: true },
    });
  });

  it('goes without country and features that cannot be found out', async () => {
    const { provider, site } = await subscriber();
    site.world.network.failNext('country', 'bad_answer');
    site.world.network.failNext('features', 'bad_answer');
    using seen = collect(provider.state$);
    expect(await seen.until(settled)).toMatchObject({
      kind: 'ready',
      state: { country: null, features: [], subscription: { productId: 'privacy-pro-monthly-us' } },
    });
  });

  it('says so when the subscription cannot be found out, and asks nothing further', async () => {
    const { provider, site } = await subscriber();
    const before = site.world.network.count('country');
    site.world.network.failNext('subscription', 'bad_answer');
    using seen = collect(provider.state$);
    expect(await seen.until(settled)).toEqual({ kind: 'error', code: 'communication' });
    expect(site.world.network.count('country')).toBe(before);
    expect(site.world.network.count('features')).toBe(0);
  });
});

describe('the providers behind it', () => {
  it('are told by their labels, and none serves before it is known', async () => {
    const { provider } = await subscriber();
    expect(['duckai', 'pir', 'stripe'].map((label) => provider.isServedBy(label))).toEqual([
      false,
      false,
      false,
    ]);
    using seen = collect(provider.state$);
    await seen.until(settled);
    expect(['duckai', 'pir', 'stripe'].map((label) => provider.isServedBy(label))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are missed in the words of the specification, before and after it is known', async () => {
    const { provider } = await subscriber();
    expect(() => provider.isServedBy('vpn')).toThrow('Missing provider for: vpn');
    using seen = collect(provider.state$);
    await seen.until(settled);
    expect(() => provider.isServedBy('vpn')).toThrow('Missing provider for: vpn');
  });
});
