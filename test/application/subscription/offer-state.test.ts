import { describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { MemoryProductApi } from '../../../src/adapters/memory/memory-product-api.ts';
import type { OfferView } from '../../../src/application/subscription/offer-state.ts';
import type { NativeOption } from '../../../src/domain/subscription/native-option.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';

/** An option of a store with a trial that the visitor can have. */
function nativeOption(index: number, durationInDays: number): NativeOption {
  return {
    id: `option-${index}`,
    billingPeriod: index === 0 ? 'monthly' : 'yearly',
    displayPrice: '$9.99',
    offer: { id: `offer-${index}`, type: 'freeTrial', durationInDays, isUserEligible: true },
  };
}

const settled = ({ kind }: OfferView) => kind !== 'loading';

describe('the offers', () => {
  it('are the plans of the visitor’s country, with their features and trial', async () => {
    const site = memorySite();
    site.world.subscriptions.country = 'SE';
    const { app } = site.browser().tab('/pro');
    using seen = collect(app.get('offers').offers.offers$);
    expect(seen.values).toEqual([{ kind: 'loading', slow: false }]);
    const view = await seen.until(settled);
    expect(view).toMatchObject({
      kind: 'offers',
      country: 'SE',
      trialDays: 7,
      plans: [
        {
          productId: 'privacy-pro-monthly-se',
          billingPeriod: 'monthly',
          price: { amount: '129', currency: 'SEK' },
        },
        {
          productId: 'privacy-pro-yearly-se',
          billingPeriod: 'yearly',
          price: { amount: '1295', currency: 'SEK' },
        },
      ],
    });
    expect(view.kind === 'offers' && view.plans[0]?.features).toContain('Global Identity Theft Restoration');
    expect(app.get('offers').offers.current).toBe(view);
  });

  it('have the trial that the origin earns', async () => {
    const { app } = memorySite().browser().tab('/pro?origin=home_mail_usanniversary');
    using seen = collect(app.get('offers').offers.offers$);
    expect(await seen.until(settled)).toMatchObject({ trialDays: 14 });
  });

  it('have the trial of the card page in a host app, whatever its store offers: the card page takes the money', async () => {
    const tab = memorySite().browser().tab('/pro', { inHostApp: true });
    tab.hostApp.store = { platform: 'ios', options: [nativeOption(0, 3), nativeOption(1, 3)] };
    using seen = collect(tab.app.get('offers').offers.offers$);
    expect(await seen.until(settled)).toMatchObject({ kind: 'offers', trialDays: 7 });
  });

  it('have no trial for an account that has had one', async () => {
    const site = memorySite();
    const browser = site.browser();
    const { app } = browser.tab('/pro');
    app.start();
    using seen = collect(app.get('offers').offers.offers$);
    const before = await seen.until(settled);
    if (before.kind !== 'offers' || before.plans[0] === undefined) throw new Error('no offers');
    const opened = await app.get('purchase').startCheckout.execute({ plan: before.plans[0], locale: 'en' });
    if (!opened.ok) throw new Error(opened.error.code);
    site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
    using later = collect(browser.tab('/pro').app.get('offers').offers.offers$);
    expect(await later.until(settled)).toMatchObject({ kind: 'offers', trialDays: 0 });
  });

  it('are none where the subscription is not sold, and no product is asked for', async () => {
    const site = memorySite();
    site.world.subscriptions.country = 'JP';
    using seen = collect(site.browser().tab('/pro').app.get('offers').offers.offers$);
    expect(await seen.until(settled)).toEqual({ kind: 'not-available', country: 'JP' });
    expect(site.world.network.count('products')).toBe(0);
  });

  it('are none, and no empty list, where the service has no plan for the country', async () => {
    vi.spyOn(MemoryProductApi.prototype, 'products').mockResolvedValue({ ok: true, value: [] });
    const { app } = memorySite().browser().tab('/pro');
    using seen = collect(app.get('offers').offers.offers$);
    expect(await seen.until(settled)).toEqual({ kind: 'not-available', country: 'US' });
  });

  it('are not denied because one answer about eligibility was lost, and come by themselves', async () => {
    vi.useFakeTimers();
    const site = memorySite();
    site.world.network.failNext('eligible', 'bad_answer');
    const tab = site.browser().tab('/pro');
    using seen = collect(tab.app.get('offers').offers.offers$);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.values.at(-1)).toEqual({ kind: 'error', code: 'communication' });
    expect(site.world.network.count('products')).toBe(0);
    expect(tab.reporter.reports).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'offers', country: 'US' });
    vi.useRealTimers();
  });

  it('say that the country is not known, and report it in the words of the specification', async () => {
    const site = memorySite();
    site.world.subscriptions.country = '';
    const tab = site.browser().tab('/pro');
    using seen = collect(tab.app.get('offers').offers.offers$);
    expect(await seen.until(settled)).toEqual({ kind: 'error', code: 'no_country' });
    expect(site.world.network.count('products')).toBe(0);
    expect(tab.reporter.reports).toEqual([
      { name: 'visitor.noCountry', code: 'no_country', message: 'No country returned from service' },
    ]);
  });

  for (const call of ['country', 'products', 'features']) {
    it(`say so when ${call} fails, and come when asked for again`, async () => {
      const site = memorySite();
      site.world.network.failNext(call, 'bad_answer');
      const { app, reporter } = site.browser().tab('/pro');
      using seen = collect(app.get('offers').offers.offers$);
      expect(await seen.until(settled)).toEqual({ kind: 'error', code: 'communication' });
      expect(reporter.reports).toEqual([]);
      app.get('offers').offers.refresh();
      expect(await seen.until(({ kind }) => kind === 'offers')).toMatchObject({ country: 'US' });
    });
  }

  it('come by themselves 5 s after a failure', async () => {
    vi.useFakeTimers();
    const site = memorySite();
    site.world.network.down = true;
    using seen = collect(site.browser().tab('/pro').app.get('offers').offers.offers$);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.values.at(-1)).toEqual({ kind: 'error', code: 'offline' });
    site.world.network.down = false;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(seen.values.at(-1)).toEqual({ kind: 'error', code: 'offline' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'offers' });
    vi.useRealTimers();
  });
});
