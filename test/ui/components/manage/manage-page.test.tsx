import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../../src/adapters/memory/memory-card-provider.ts';
import { success } from '../../../../src/domain/result.ts';
import { ManagePage } from '../../../../src/ui/components/manage/manage-page.tsx';
import { plan, subscription } from '../../../support/build.ts';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { named, press, render, settle } from '../../support/render.tsx';
import { email, loadLateParts, managed } from './managed.tsx';

describe('the page where a subscription is managed', () => {
  beforeAll(loadLateParts);

  it('says the plan, and exactly what is charged next', async () => {
    const { page } = await managed();
    expect(named(page, 'h2', 'Mallard Pro, yearly')).toBeTruthy();
    expect(named(page, 'dd', 'Active')).toBeTruthy();
    expect(named(page, 'dd', '$99.99 on November 21, 2027, tax included, for a year')).toBeTruthy();
    expect(page.textContent).toContain('Paying monthly costs $9.99 a month, tax included.');
    expect(page.textContent).toContain(email);
  });

  it('cancels on the second click, with a receipt, and takes it back', async () => {
    const { page, site } = await managed({ days: 7 });
    await press(page, 'Cancel subscription');
    expect(page.textContent).toContain('Nothing will be charged.');
    expect(site.world.network.count('renewal')).toBe(0);
    await press(page, 'Yes, cancel my subscription');
    await settle();
    expect(named(page, '[role=status]', 'Your subscription is canceled.').textContent).toContain(email);
    expect(named(page, 'dd', 'Canceled. Works until')).toBeTruthy();
    await press(page, 'Keep my subscription');
    await settle();
    expect(page.textContent).toContain('Your subscription continues.');
    expect(named(page, 'dd', 'Free trial until')).toBeTruthy();
  });

  it('cancels nothing for who goes back', async () => {
    const { page, site } = await managed();
    await press(page, 'Cancel subscription');
    await press(page, 'Don’t cancel');
    expect(named(page, 'button', 'Cancel subscription')).toBeTruthy();
    expect(site.world.network.count('renewal')).toBe(0);
  });

  it('has the receipt of a cancellation whose answer was lost, and no question left when it is taken back', async () => {
    const { page, site } = await managed();
    site.world.network.failNext('renewal', 'answer_lost');
    await press(page, 'Cancel subscription');
    await press(page, 'Yes, cancel my subscription');
    await settle();
    expect(named(page, '[role=status]', 'Your subscription is canceled.')).toBeTruthy();
    expect(named(page, 'dd', 'Canceled. Works until')).toBeTruthy();
    site.world.network.failNext('renewal', 'answer_lost');
    await press(page, 'Keep my subscription');
    await settle();
    expect(page.textContent).toContain('Your subscription continues.');
    expect(page.textContent).not.toContain('Yes, cancel my subscription');
  });

  it('leads to where the card is changed, and says when it cannot', async () => {
    const { site, tab, page } = await managed();
    const here = tab.location.current().href;
    site.world.network.down = true;
    await press(page, 'Manage payment');
    await settle();
    expect(named(page, '[role=alert]', 'can’t reach our server')).toBeTruthy();
    expect(tab.location.current().href).toBe(here);
    site.world.network.down = false;
    await press(page, 'Manage payment');
    await settle();
    expect(tab.location.current().href).toBe('https://pay.mallard.example/portal');
  });

  it('offers to change the card while a payment is overdue', async () => {
    const { page } = await managed({ status: 'Grace Period' });
    expect(named(page, '[role=alert]', 'Your last payment failed.')).toBeTruthy();
    expect(named(page, 'dd', '$99.99 for a year, tax included. We’ll keep trying your card')).toBeTruthy();
    await press(page, 'Cancel subscription');
    expect(page.textContent).toContain('Your subscription ends now');
  });

  it('has the receipt of a cancellation that ends an overdue subscription at once', async () => {
    const { page, site } = await managed({ status: 'Grace Period' });
    const { subscriptions } = site.world;
    const ended = success(subscription({ status: 'Expired', productId: 'privacy-pro-yearly-us' }));
    vi.spyOn(subscriptions, 'setRenewal').mockImplementation(() => {
      vi.spyOn(subscriptions, 'current').mockReturnValue(ended);
      return ended;
    });
    await press(page, 'Cancel subscription');
    await press(page, 'Yes, cancel my subscription');
    await settle();
    expect(named(page, 'dd', 'Ended on'), 'what the page shows has followed').toBeTruthy();
    const receipt = named(page, '[role=status]', 'Your subscription is canceled.');
    expect(receipt.textContent).toContain(email);
    expect(receipt.contains(document.activeElement) || document.activeElement?.contains(receipt)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(page.textContent).not.toMatch(/Keep my subscription|Manage payment/);
  });

  it('says of a first payment that the bank has not confirmed what comes of it, and offers nothing to cancel', async () => {
    const { page } = await managed({ status: 'Inactive' });
    expect(named(page, 'dd', 'Not active yet')).toBeTruthy();
    expect(page.textContent, 'what has not begun runs since no day').not.toContain('Since');
    expect(page.textContent).not.toContain('Next charge');
    expect(page.textContent).toContain('Until it does, nothing is charged.');
    expect(named(page, '[role=alert]', 'Your bank hasn’t confirmed your payment yet.')).toBeTruthy();
    expect(page.textContent).not.toContain('Cancel subscription');
    expect(page.textContent).not.toContain('Manage payment');
  });

  it('says of a payment that the bank claims why nothing works, how that ends and who helps', async () => {
    const { page } = await managed({ status: 'Inactive', suspended: true });
    expect(named(page, 'dd', 'Your subscription is paused')).toBeTruthy();
    const alarm = named(page, '[role=alert]', 'Your bank is looking into your last payment.');
    expect(alarm.textContent).toContain(
      'Until it decides, your subscription is paused and nothing is charged.',
    );
    expect(named(alarm, 'a', 'write to us').getAttribute('href')).toBe('mailto:help@mallard.example');
    expect(page.textContent).not.toMatch(/n’t confirmed|Next charge|Cancel subscription/);
  });

  it('offers what has ended again, without a trial, and nothing to cancel', async () => {
    const { page } = await managed({ status: 'Expired' });
    expect(named(page, 'a', 'Subscribe again').getAttribute('href')).toBe('/pro');
    expect(page.textContent).toContain('no second free trial');
    expect(page.textContent).not.toContain('Cancel subscription');
    expect(page.textContent).toContain('Deletes your account. This cannot be undone.');
    await press(page, 'Delete account');
    await settle();
    expect(page.textContent).toContain('are deleted, and all sign-ins end.');
    expect(page.textContent, 'what is over does not end').not.toContain('ends at once');
  });

  it.each([
    ['ios', 'Open your App Store subscriptions', 'https://apps.apple.com/account/subscriptions'],
    ['android', 'Open your Google Play subscriptions', 'https://play.google.com/store/account/subscriptions'],
  ] as const)('leads who subscribed by %s to the store', async (platform, link, href) => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab('/subscriptions/manage'), email);
    vi.spyOn(site.world.subscriptions, 'current').mockReturnValue(success(subscription({ platform })));
    const page = await render(<ManagePage />, { app: tab.app });
    await settle();
    expect(named(page, 'a', link).getAttribute('href')).toBe(href);
    expect(page.textContent).not.toContain('Manage payment');
    expect(page.textContent).not.toContain('Cancel subscription');
  });

  it('keeps what is the account’s when the subscription cannot be read, and tries again', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab('/subscriptions/manage'), email);
    site.world.network.failNext('subscription', 'bad_answer');
    const page = await render(<ManagePage />, { app: tab.app });
    await settle();
    expect(page.textContent).toContain('We can’t show your subscription right now');
    expect(named(page, 'a', 'Change address')).toBeTruthy();
    await press(page, 'Try again');
    await settle();
    expect(page.textContent).toContain('This account has no subscription');
  });

  it('signs out everywhere at once where an address leads back', async () => {
    const { page, site } = await managed();
    await press(page, 'Sign out everywhere');
    await settle();
    expect(page.textContent).toContain('You are signed out everywhere');
    expect(site.world.network.count('signOutEverywhere')).toBe(1);
    expect(site.world.network.count('noteRecoveryKeyKept')).toBe(0);
  });

  it('tells the service of the key that whoever signs out everywhere without an address has', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    const opened = await app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    if (!opened.ok) throw new Error(opened.error.code);
    site.world.cardProvider.pay(opened.value.checkoutUrl, testCards.good);
    const page = await render(<ManagePage />, { app });
    await settle();
    await press(page, 'Sign out everywhere');
    expect(site.world.network.count('signOutEverywhere')).toBe(0);
    await press(page, 'I have my key, sign out');
    await settle();
    expect(page.textContent).toContain('You are signed out everywhere');
    expect(site.world.network.count('noteRecoveryKeyKept')).toBe(1);
  });
});
