import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { MemoryProductApi } from '../../../src/adapters/memory/memory-product-api.ts';
import type { Product } from '../../../src/application/ports/product-api.ts';
import { success } from '../../../src/domain/result.ts';
import { LivePlanOffer } from '../../../src/ui/islands/live-plan-offer.tsx';
import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { named, render, settle } from '../support/render.tsx';

type Site = ReturnType<typeof memorySite>;

async function liveOffer(options: { address?: string; country?: string; site?: Site } = {}) {
  const site = options.site ?? memorySite();
  site.world.subscriptions.country = options.country ?? 'US';
  const tab = site.browser().tab(options.address ?? '/pro');
  const root = document.createElement('html');
  tab.app.start();
  const page = await render(<LivePlanOffer app={tab.app} locale="en" root={root} />, { app: tab.app });
  const submit = () => act(async () => page.querySelector('form')?.requestSubmit());
  return { site, tab, page, root, submit };
}

describe('buying, once its code is there', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the prices and the trial that the service gives this visitor', async () => {
    const { root } = await liveOffer({ country: 'SE', address: '/pro?origin=pro_radio_endorsement' });
    await settle();
    expect(root.dataset['market']).toBe('se');
    expect(root.dataset['trial']).toBe('30');
  });

  it('sells nothing where it is not sold', async () => {
    const { root, submit, tab, site } = await liveOffer({ country: 'NO' });
    await submit();
    await settle();
    expect(root.dataset['market']).toBe('none');
    expect(tab.location.left).toEqual([]);
    expect(site.world.network.count('checkout')).toBe(0);
  });

  it('goes through with a press that came before the offers, once, however often the button is pressed', async () => {
    const { site, tab, submit } = await liveOffer();
    await submit();
    await submit();
    await settle();
    await submit();
    await settle();
    expect(tab.location.left).toHaveLength(1);
    expect(site.world.network.count('checkout')).toBe(1);
    expect(site.world.cardProvider.charged).toEqual([]);
  });

  it('says that nothing was charged when the server is away, keeps the choice, and works at the next try', async () => {
    const { site, tab, page, submit } = await liveOffer();
    await settle();
    await act(async () => page.querySelector<HTMLInputElement>('input[value=monthly]')?.click());
    site.world.network.down = true;
    await submit();
    await settle();
    expect(named(page, '[role=alert]', 'can’t reach our server').textContent).toContain(
      'Nothing was charged',
    );
    expect(page.querySelector<HTMLInputElement>('input[value=monthly]')?.checked).toBe(true);
    expect(tab.location.left).toEqual([]);
    site.world.network.down = false;
    await submit();
    await settle();
    expect(tab.location.left).toHaveLength(1);
  });

  it('does not say that it is not sold when the answer about it got lost, and asks again at the next press', async () => {
    const site = memorySite();
    site.world.network.failNext('eligible', 'bad_answer');
    site.world.network.failNext('eligible', 'bad_answer');
    const { tab, page, root, submit } = await liveOffer({ site });
    await submit();
    await settle();
    expect(
      named(page, '[role=alert]', 'There has been a communication error. Please try again.'),
    ).toBeTruthy();
    expect(root.dataset['market']).toBeUndefined();
    expect(tab.location.left).toEqual([]);
    await submit();
    await settle();
    expect(tab.location.left).toHaveLength(1);
  });

  it('leads nobody on to a price that was not on the page', async () => {
    const real = MemoryProductApi.prototype.products;
    vi.spyOn(MemoryProductApi.prototype, 'products').mockImplementation(async function (
      this: MemoryProductApi,
      ...asked
    ) {
      const answer = await real.apply(this, asked);
      const dearer = ({ price, ...product }: Product) => ({
        ...product,
        price: { ...price, amount: '123.45' },
      });
      return answer.ok ? success(answer.value.map(dearer)) : answer;
    });
    const site = memorySite({ latency: 50 });
    const { tab, page, submit } = await liveOffer({ site });
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(named(page, '[role=status]', 'Our prices have changed.')).toBeTruthy();
    expect(page.querySelector('input[value=yearly] ~ * [data-of=us]')?.textContent).toBe('$123.45 a year');
    expect(tab.location.left).toEqual([]);
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(tab.location.left).toHaveLength(1);
  });

  it('leads nobody on to the prices of another country than the one that was on the page', async () => {
    const { site, tab, page, root, submit } = await liveOffer({
      site: memorySite({ latency: 50 }),
      country: 'SE',
    });
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(named(page, '[role=status]', 'You now see the prices for your country.')).toBeTruthy();
    expect(root.dataset['market']).toBe('se');
    expect(tab.location.left).toEqual([]);
    expect(site.world.network.count('checkout')).toBe(0);
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(tab.location.left).toHaveLength(1);
  });

  it('leads on who pressed before any price was on the page', async () => {
    const { tab, root, submit } = await liveOffer({ site: memorySite({ latency: 50 }), country: 'SE' });
    root.dataset['market'] = 'pending';
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(tab.location.left).toHaveLength(1);
  });

  it('leads nobody on who has had the free trial that the page still promised', async () => {
    const real = MemoryProductApi.prototype.products;
    vi.spyOn(MemoryProductApi.prototype, 'products').mockImplementation(async function (
      this: MemoryProductApi,
      ...asked
    ) {
      const answer = await real.apply(this, asked);
      return answer.ok ? success(answer.value.map((product) => ({ ...product, trialSpent: true }))) : answer;
    });
    const site = memorySite({ latency: 50 });
    const { tab, page, root, submit } = await liveOffer({ site });
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(named(page, '[role=status]', 'You have used your free trial.')).toBeTruthy();
    expect(root.dataset['trial']).toBe('0');
    expect(tab.location.left).toEqual([]);
    expect(site.world.network.count('checkout')).toBe(0);
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(tab.location.left).toHaveLength(1);
  });

  it('sells nothing to somebody who has it', async () => {
    const { site, tab, page, submit } = await liveOffer();
    await submit();
    await settle();
    const checkout = tab.location.left[0];
    if (checkout !== undefined) site.world.cardProvider.pay(checkout, testCards.good);
    await act(async () => tab.app.get('subscription').subscription.refresh());
    await settle();
    expect(named(page, 'h2', 'You already have Mallard Pro')).toBeTruthy();
    expect(page.querySelector('form')).toBeNull();
  });

  it('says to whoever went back after paying that the payment is looked for, counts nothing as left, and shows when it is there', async () => {
    const site = memorySite({ paymentDelay: 2_000 });
    const browser = site.browser();
    const before = browser.tab('/pro');
    const opened = await before.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    if (opened.ok) site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
    browser.tab('/pro/welcome').app.get('subscription').subscription.awaitPurchase();
    const tab = browser.tab('/pro');
    const root = document.createElement('html');
    const page = await render(<LivePlanOffer app={tab.app} locale="en" root={root} />, { app: tab.app });
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
    expect(named(page, 'form [role=status]', 'If you have paid, nothing is lost')).toBeTruthy();
    expect(tab.pixels.sent.map(({ id }) => id)).not.toContain('subscription_checkout_success');
    site.clock.advance(2_000);
    await act(async () => vi.advanceTimersByTimeAsync(4_000));
    expect(named(page, 'h2', 'You already have Mallard Pro')).toBeTruthy();
    expect(tab.pixels.sent.map(({ id }) => id)).toContain('subscription_checkout_success');
  });

  describe('by an owner whose subscription needs them', () => {
    function hold(site: Site, held: Partial<Parameters<Site['world']['subscriptions']['hold']>[1]>) {
      const [account = ''] = Object.keys(site.world.auth.state.accounts);
      const now = site.clock.now();
      site.world.subscriptions.hold(account, {
        productId: 'privacy-pro-yearly-us',
        standing: 'paid',
        renews: true,
        failure: null,
        periodStart: now - 86_400_000,
        periodEnd: now + 86_400_000,
        endedAt: null,
        platform: 'stripe',
        ...held,
      });
    }

    async function offerTo(held: Parameters<typeof hold>[1]) {
      const site = memorySite();
      const tab = site.browser().tab('/pro');
      await signedInAs(site, tab, 'ada@example.com');
      hold(site, held);
      const root = document.createElement('html');
      const page = await render(<LivePlanOffer app={tab.app} locale="en" root={root} />, { app: tab.app });
      await settle();
      return page;
    }

    it.each([
      ['cancelled', { renews: false }, 'Your subscription ends on', 'Nothing more will be charged.'],
      ['cancelled in the trial', { renews: false, standing: 'trial' }, 'Your free trial ends on', 'charged'],
      [
        'suspended',
        { payment: 'disputed' },
        'Your subscription is paused',
        'Your bank is looking into your last payment.',
      ],
      [
        'unpaid',
        { standing: 'overdue' },
        'Your last payment failed.',
        'To keep your subscription, change your card',
      ],
      [
        'unpaid in a store',
        { standing: 'overdue', platform: 'ios' },
        'Your last payment failed.',
        'in your app store',
      ],
    ] as const)(
      '%s: says so in place of the plans, with the way to manage it',
      async (_, held, title, words) => {
        const page = await offerTo(held);
        expect(named(page, 'h2', title)).toBeTruthy();
        expect(page.textContent).toContain(words);
        expect(page.querySelector('a')?.getAttribute('href')).toBe('/subscriptions/manage');
        expect(page.querySelector('form')).toBeNull();
      },
    );

    it('not confirmed by the bank: says so above the button, and takes another card', async () => {
      const page = await offerTo({ standing: 'unpaid' });
      const notice = named(page, 'form [role=status]', 'Your payment hasn’t gone through');
      expect(notice.textContent).toContain('try again with a different card');
      expect(page.querySelector('button[type=submit]')).not.toBeNull();
    });

    it('since the page was opened: is sold nothing, and told how it stands where the focus is', async () => {
      const site = memorySite();
      const tab = site.browser().tab('/pro');
      await signedInAs(site, tab, 'ada@example.com');
      const root = document.createElement('html');
      const page = await render(<LivePlanOffer app={tab.app} locale="en" root={root} />, { app: tab.app });
      await settle();
      hold(site, { payment: 'disputed' });
      page.querySelector<HTMLElement>('button[type=submit]')?.focus();
      await act(async () => page.querySelector('form')?.requestSubmit());
      await settle();
      expect(tab.location.left).toEqual([]);
      expect(named(page, 'h2', 'Your subscription is paused')).toBeTruthy();
      expect(document.activeElement).toBe(page.querySelector('section[role=alert]'));
      expect(named(page, 'a', 'Manage subscription').getAttribute('href')).toBe('/subscriptions/manage');
    });
  });
});
