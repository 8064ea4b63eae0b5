import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { NoteCardReturn } from '../../../src/application/subscription/note-card-return.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { passTime } from '../../support/time.ts';
import { paying } from './paying.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a visitor who left the card page', () => {
  async function left() {
    const payer = await paying();
    const plans = payer.browser.tab('/pro?payment=cancelled');
    new NoteCardReturn(plans.location, plans.store, () => {}).execute();
    return payer;
  }

  it('sees at once that there is no subscription, and does not wait', async () => {
    const { site, app } = await left();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 400);
    expect(seen.values).toEqual([
      { kind: 'loading', slow: false },
      { kind: 'none', left: true },
    ]);
    await passTime(site.clock, 60_000);
    expect(seen.values).toHaveLength(2);
    expect(site.world.cardProvider.charged).toEqual([]);
    expect(site.world.network.count('subscription'), 'what would be answered with an error').toBe(0);
  });

  it('who has paid in another tab sees the subscription all the same', async () => {
    const { site, app, page } = await left();
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 400);
    site.world.cardProvider.pay(page, testCards.good);
    await passTime(site.clock, 5_000);
    expect(seen.values.at(-1)).toMatchObject({
      kind: 'there',
      subscription: { activeOffers: ['Trial'] },
      arrived: true,
    });
    expect(seen.values.at(-1)).not.toHaveProperty('left', true);
  });

  it('who orders the same again comes to the same card page, and is waited for', async () => {
    const { store, app, page } = await left();
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'left' });
    const again = await app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(again.ok && again.value.checkoutUrl.href).toBe(page.href);
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'open' });
  });

  it('is noted as well of who came back by the way of the browser, and a payment that went through is found', async () => {
    const { site, browser, app, store, page } = await paying();
    const plans = browser.tab('/pro');
    new NoteCardReturn(plans.location, plans.store, () => {}).execute(true);
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'left' });
    site.world.cardProvider.pay(page, testCards.good);
    app.get('subscription').subscription.awaitPurchase();
    using seen = collect(app.get('subscription').subscription.subscription$);
    await passTime(site.clock, 5_000);
    expect(seen.values.at(-1)).toMatchObject({ kind: 'there', arrived: true });
    expect(seen.values.at(-1)).not.toHaveProperty('left', true);
  });

  it('is not noted at a visit to the plans that did not come from there', async () => {
    const { browser, store } = await paying();
    const plans = browser.tab('/pro?payment=paid');
    new NoteCardReturn(plans.location, plans.store, () => {}).execute();
    expect(store.read('checkoutAttempt')).toMatchObject({ state: 'open' });
  });
});
