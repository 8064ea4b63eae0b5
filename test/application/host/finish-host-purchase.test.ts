import { describe, expect, it } from 'vitest';
import { testCards } from '../../../src/adapters/memory/memory-card-provider.ts';
import { plan } from '../../support/build.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';

/** A visitor has paid on the card page inside an app, and the news of it is on its way to us. */
async function paidInApp() {
  const site = memorySite({ paymentDelay: 2_000 });
  const browser = site.browser();
  const plans = browser.tab('/subscriptions', { inHostApp: true });
  const opened = await plans.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  if (!opened.ok) throw new Error(opened.error.code);
  const paid = site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
  if (!paid.ok) throw new Error(paid.error.code);
  return { site, browser, back: paid.value.pathname };
}

describe('after a purchase inside an app', () => {
  it('the app is given tokens and told of the payment once the subscription is there, and not before', async () => {
    const { site, browser, back } = await paidInApp();
    const page = browser.tab(back, { inHostApp: true });
    const { subscription } = page.app.get('subscription');
    subscription.awaitPurchase();
    using seen = collect(subscription.subscription$);
    const told = page.app.get('host').finishPurchase.execute();
    await seen.until(({ kind }) => kind === 'waiting');
    expect(page.hostApp.notified).toEqual([]);
    expect(page.hostApp.asked).not.toContain('completeStripePayment');

    site.clock.advance(3_000);
    subscription.refresh();
    await told;
    expect(page.hostApp.notified.map(({ name }) => name)).toEqual(['setAuthTokens']);
    expect(page.hostApp.asked.at(-1)).toBe('completeStripePayment');
    // The page's own token was renewed before it was exchanged, so that both say what was bought.
    const { calls } = site.world.network;
    expect(calls.lastIndexOf('refresh')).toBeGreaterThan(calls.indexOf('subscription'));
    expect(calls.indexOf('handOver')).toBeGreaterThan(calls.lastIndexOf('refresh'));
  });

  it('a reload does not tell it again, once it has taken the session', async () => {
    const { site, browser, back } = await paidInApp();
    site.clock.advance(3_000);
    const first = browser.tab(back, { inHostApp: true });
    first.app.get('subscription').subscription.awaitPurchase();
    await first.app.get('host').finishPurchase.execute();
    const again = browser.tab(back, { inHostApp: true });
    again.hostApp.accessToken = first.hostApp.accessToken;
    again.app.get('subscription').subscription.awaitPurchase();
    await again.app.get('host').finishPurchase.execute();
    expect(again.hostApp.notified).toEqual([]);
    expect(again.hostApp.asked).not.toContain('completeStripePayment');
  });

  it('the app hears nothing on other pages', async () => {
    const { site, browser } = await paidInApp();
    site.clock.advance(3_000);
    const page = browser.tab('/pro/welcome', { inHostApp: true });
    page.app.get('subscription').subscription.awaitPurchase();
    await page.app.get('host').finishPurchase.execute();
    expect(page.hostApp.notified).toEqual([]);
  });
});
