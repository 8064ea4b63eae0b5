import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../../src/adapters/memory/memory-card-provider.ts';
import { WelcomePage } from '../../../../src/ui/components/purchase/welcome-page.tsx';
import { plan } from '../../../support/build.ts';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { passTime } from '../../../support/time.ts';
import { named, press, render, settle, type } from '../../support/render.tsx';

/** A visitor who is back from the card provider's page; the news of the payment takes `paymentDelay` milliseconds. */
async function backFromPayment({ card = testCards.good as string | null, paymentDelay = 0 } = {}) {
  const site = memorySite({ paymentDelay });
  const browser = site.browser();
  const before = browser.tab('/pro');
  const opened = await before.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  if (!opened.ok) throw new Error(opened.error.code);
  if (card !== null) site.world.cardProvider.pay(opened.value.checkoutUrl, card);
  const tab = browser.tab('/pro/welcome');
  return { site, tab, page: await render(<WelcomePage />, { app: tab.app }) };
}

/** A visitor whose subscription has ended; with `checkout`, one who opened a checkout for a new one. */
async function endedSubscription({ checkout = false } = {}) {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/pro/welcome'), 'ada@example.com');
  const [account = ''] = Object.keys(site.world.auth.state.accounts);
  site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
  site.world.subscriptions.end(account);
  if (checkout) await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  const page = await render(<WelcomePage />, { app: tab.app });
  await settle();
  return { site, page };
}

describe('the welcome page', () => {
  // What only subscribers load is on its way to them by then.
  beforeAll(() =>
    Promise.all([
      import('../../../../src/ui/components/purchase/subscription-view.tsx'),
      import('../../../../src/ui/components/recovery/recovery-key-card.tsx'),
    ]),
  );
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows plan, status and what to switch on once the subscription is there', async () => {
    const { page } = await backFromPayment();
    await settle();
    expect(named(page, 'h1', 'Welcome to Mallard Pro')).toBeTruthy();
    expect(named(page, 'dd', 'Monthly, $9.99')).toBeTruthy();
    expect(named(page, 'dd', 'Free trial until November 28, 2026')).toBeTruthy();
    expect(named(page, 'h3', 'VPN')).toBeTruthy();
  });

  it('waits for the provider’s word, says when it takes long, and shows the subscription when it comes', async () => {
    const { site, page } = await backFromPayment({ paymentDelay: 10_000 });
    await settle();
    expect(page.textContent).toContain('We’ll confirm your payment in a few seconds');
    expect(page.textContent).toContain('You can leave this page');
    await act(() => passTime(site.clock, 3000));
    expect(page.textContent).toContain('We haven’t heard about a payment yet');
    expect(page.textContent).toContain('nothing is charged twice');
    await act(() => passTime(site.clock, 12_000));
    expect(named(page, 'h1', 'Welcome to Mallard Pro')).toBeTruthy();
  });

  it('counts a purchase once it has arrived, and once', async () => {
    const { site, tab, page } = await backFromPayment({ paymentDelay: 10_000 });
    const purchases = () => tab.pixels.sent.filter(({ id }) => id === 'subscription_checkout_success');
    await settle();
    expect(purchases()).toEqual([]);
    await act(() => passTime(site.clock, 15_000));
    expect(named(page, 'h1', 'Welcome to Mallard Pro')).toBeTruthy();
    expect(purchases().map(({ params }) => params['period'])).toEqual(['monthly']);
    await render(<WelcomePage />, { app: tab.app });
    await settle();
    expect(purchases()).toHaveLength(1);
  });

  it('shows nothing as bought when the card was declined', async () => {
    const { site, page } = await backFromPayment({ card: testCards.declined });
    await settle();
    expect(page.textContent).not.toContain('Welcome');
    await act(() => passTime(site.clock, 4000));
    expect(named(page, 'a', 'Back to the plans').getAttribute('href')).toBe('/pro');
    expect(site.world.cardProvider.charged).toEqual([]);
  });

  it('does not look for a payment for ever, and leaves open whether there was one', async () => {
    const { site, page } = await backFromPayment({ card: null });
    await settle();
    await act(() => passTime(site.clock, 31_000));
    expect(named(page, 'h1', 'No subscription here yet')).toBeTruthy();
    expect(named(page, 'a', 'See the plans').getAttribute('href')).toBe('/pro');
    expect(page.textContent).toContain('If you have paid, nothing is lost');
    expect(page.textContent).not.toContain('nothing has been bought');
  });

  it('shows at once that a subscription has ended, where nobody has opened a checkout since', async () => {
    const { page } = await endedSubscription();
    expect(named(page, 'h1', 'Your subscription has ended')).toBeTruthy();
    expect(named(page, 'a', 'See the plans').getAttribute('href')).toBe('/pro');
    expect(page.textContent).not.toContain('card provider');
    expect(page.querySelector('button')).toBeNull();
  });

  it('waits for a new subscription after one that has ended, and then says that it has', async () => {
    const { site, page } = await endedSubscription({ checkout: true });
    expect(named(page, 'h1', 'Looking for your subscription')).toBeTruthy();
    await act(() => passTime(site.clock, 31_000));
    expect(named(page, 'h1', 'Your subscription has ended')).toBeTruthy();
    expect(page.textContent).toContain('If you have paid, nothing is lost');
  });

  it('says that our server does not answer, not that the card provider has not, and goes on by itself', async () => {
    const { site, page } = await backFromPayment({ paymentDelay: 2000 });
    site.world.network.down = true;
    await act(() => passTime(site.clock, 4000));
    expect(named(page, '[role=alert]', 'We can’t reach our server.').textContent).toContain(
      'neither is a payment you have made',
    );
    expect(page.textContent).not.toContain('card provider');
    site.world.network.down = false;
    await act(() => passTime(site.clock, 5000));
    expect(named(page, 'h1', 'Welcome to Mallard Pro')).toBeTruthy();
  });

  it('leads to where the subscription is changed and cancelled', async () => {
    const { page } = await backFromPayment();
    await settle();
    expect(named(page, 'a', 'Manage subscription').getAttribute('href')).toBe('/subscriptions/manage');
    expect(page.textContent).not.toContain('Manage payment');
  });

  it('tells a browser without a session where the subscription is', async () => {
    const tab = memorySite().browser().tab('/pro/welcome');
    const page = await render(<WelcomePage />, { app: tab.app });
    await settle();
    expect(named(page, 'h1', 'You are not signed in here')).toBeTruthy();
    expect(named(page, 'a', 'Sign in').getAttribute('href')).toBe('/pro/login');
  });

  it('adds an e-mail: address, passcode, confirmed', async () => {
    const { site, tab, page } = await backFromPayment();
    await settle();
    await type(page, 'email', 'ada@example.com');
    await press(page, 'Send code');
    await settle();
    await type(page, 'passcode', site.world.mailbox.passcodeFor('ada@example.com') ?? '');
    await press(page, 'Confirm this address');
    await settle();
    expect(named(page, '[role=status]', 'ada@example.com is confirmed.')).toBeTruthy();
    expect(tab.app.get('account').session.current).toMatchObject({ account: { email: 'ada@example.com' } });
    const events = tab.pixels.sent.map(({ id }) => id).filter((id) => id.includes('email'));
    expect(events).toEqual(['subscription_welcome_add_email_click', 'subscription_add_email_success']);
  });

  it('says when an address belongs to another subscription, and changes nothing', async () => {
    const { site, tab, page } = await backFromPayment();
    site.world.auth.addAccount('taken@example.com');
    await settle();
    await type(page, 'email', 'taken@example.com');
    await press(page, 'Send code');
    await settle();
    expect(named(page, '[aria-live]', 'already belongs to another subscription')).toBeTruthy();
    expect(page.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('taken@example.com');
    expect(tab.app.get('account').session.current).toMatchObject({ account: { email: null } });
  });

  it('says honestly what going on without an e-mail means, and lets the visitor change their mind', async () => {
    const { page } = await backFromPayment();
    await settle();
    await press(page, 'Continue without');
    expect(page.textContent).toContain('only your recovery key signs you in on other devices');
    await press(page, 'Add an e-mail address');
    expect(page.querySelector('input[name=email]')).not.toBeNull();
  });

  it('shows the subscription’s end as what it is', async () => {
    const { site, tab, page } = await backFromPayment();
    await settle();
    await act(async () => tab.app.get('account').session.end('expired'));
    expect(named(page, 'h1', 'You are not signed in here')).toBeTruthy();
    expect(site.world.cardProvider.charged).toHaveLength(1);
  });

  it('keeps what it shows while the server is away, and says so only where something is asked of it', async () => {
    const { site, page } = await backFromPayment();
    await settle();
    site.world.network.down = true;
    await type(page, 'email', 'ada@example.com');
    await press(page, 'Send code');
    await settle();
    expect(named(page, 'h1', 'Welcome to Mallard Pro')).toBeTruthy();
    expect(named(page, '[role=alert]', 'can’t reach our server')).toBeTruthy();
    expect(page.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('ada@example.com');
  });

  it('hands the session to a host app that shows the page, once the purchase has arrived', async () => {
    const site = memorySite();
    const browser = site.browser();
    const { startCheckout } = browser.tab('/pro').app.get('purchase');
    const opened = await startCheckout.execute({ plan: plan(), locale: 'en' });
    if (!opened.ok) throw new Error(opened.error.code);
    site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
    const tab = browser.tab('/subscriptions/welcome/stripe', { inHostApp: true });
    await render(<WelcomePage />, { app: tab.app });
    await settle();
    expect(tab.hostApp.notified.map(({ name }) => name)).toEqual(['setAuthTokens']);
    expect(tab.hostApp.asked).toContain('completeStripePayment');
  });
});
