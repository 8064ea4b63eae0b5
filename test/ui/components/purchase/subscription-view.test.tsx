import { beforeAll, describe, expect, it, vi } from 'vitest';
import { success } from '../../../../src/domain/result.ts';
import type { Subscription } from '../../../../src/domain/subscription/subscription.ts';
import { ActivatedPage } from '../../../../src/ui/components/activation/activated-page.tsx';
import { SubscriptionView } from '../../../../src/ui/components/purchase/subscription-view.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { named, press, render, settle } from '../../support/render.tsx';

const subscription: Subscription = {
  productId: 'privacy-pro-yearly-us',
  startedAt: Date.UTC(2026, 10, 22),
  expiresOrRenewsAt: Date.UTC(2026, 10, 29, 12),
  status: 'Auto-Renewable',
  billingPeriod: 'yearly',
  platform: 'stripe',
  activeOffers: [],
};
const inTrial = { activeOffers: ['Trial'] };

async function shown(change: Partial<Subscription>, email: string | null = 'ada@example.com') {
  const site = memorySite();
  const tab = site.browser().tab('/pro/welcome');
  if (email !== null) await signedInAs(site, tab, email);
  const page = await render(
    <SubscriptionView
      subscription={{ ...subscription, ...change }}
      doubt={{}}
      email={email}
      bought={false}
      app={tab.app}
      locale="en"
    />,
    { app: tab.app },
  );
  return { site, tab, page };
}

describe('what is said of a subscription', () => {
  it.each([
    [inTrial, 'Your free trial runs until November 29, 2026, and nothing is charged before then.'],
    [inTrial, 'After that it costs $99.99 a year until you cancel.'],
    [{ ...inTrial, status: 'Not Auto-Renewable' }, 'You have canceled, so nothing will be charged.'],
    [{}, 'Your subscription renews on November 29, 2026 for $99.99. It continues until you cancel.'],
    [{ platform: 'ios' }, 'Your subscription renews on November 29, 2026. It continues until you cancel.'],
    [{ status: 'Not Auto-Renewable' }, 'It doesn’t renew, and nothing more is charged.'],
    [{ status: 'Unknown' }, 'Your subscription is active.'],
    [{ status: 'Expired' }, 'It ended on November 29, 2026, and nothing more is charged.'],
    [{ status: 'Inactive' }, 'Your subscription hasn’t started'],
    [{ status: 'Inactive', suspended: true }, 'Your bank is looking into your last payment.'],
  ] as const)('%o: %s', async (change, words) => {
    const { page } = await shown(change);
    expect(named(page, 'p', words)).toBeTruthy();
    expect(page.textContent).not.toMatch(/taken once|payment was taken/);
    expect(page.querySelector('[role=alert]')).toBeNull();
  });

  it('while the bank looks into a payment leads to where one can write to us, and to no plans', async () => {
    const { page } = await shown({ status: 'Inactive', suspended: true });
    const main = page.querySelector('main') ?? page;
    expect(named(main, 'a', 'Manage subscription').getAttribute('href')).toBe('/subscriptions/manage');
    expect(main.textContent).not.toContain('See the plans');
  });

  it('stands beside what to do first, and above what it includes, which has the whole width', async () => {
    const { page } = await shown({});
    const columns = named(page, 'aside', 'Manage subscription').parentElement;
    const setUp = named(page, 'section', 'Set up what’s included');
    expect(columns?.contains(named(page, 'section', 'First, get the Mallard browser'))).toBe(true);
    expect(columns?.contains(setUp)).toBe(false);
    expect(columns?.nextElementSibling).toBe(setUp);
  });

  it('looks like a failed payment when one has failed: an alarm, and the card as the one thing to do', async () => {
    const { site, page } = await shown({ status: 'Grace Period' }, null);
    const alarm = named(page, '[role=alert]', 'Your last payment failed.');
    expect(alarm.textContent).toContain('Everything keeps working until November\u00a029, 2026.');
    expect(named(alarm, 'button', 'Change card').className).toContain('primary');
    expect(page.textContent).not.toContain('Manage payment');
    await press(page, 'Change card');
    await settle();
    expect(site.world.cardProvider.charged).toEqual([]);
  });

  it('leaves out removal where it is not sold, and a way back where a store leads there', async () => {
    const { page } = await shown({ productId: 'privacy-pro-yearly-gb', platform: 'android' }, null);
    expect(named(page, 'h3', 'VPN')).toBeTruthy();
    expect(page.textContent).not.toContain('Personal information removal');
    expect(page.textContent).toContain('+1\u00a0207\u00a0555\u00a00178');
    expect(page.querySelector('#recovery-key')).toBeNull();
    expect(named(page, 'dd', 'Google Play')).toBeTruthy();
    expect(page.textContent).not.toContain('android');
  });
});

describe('what is said where somebody has signed in to use it on a device', () => {
  it.each([
    [{ status: 'Expired' }, 'Your subscription has ended', 'See the plans'],
    [{ status: 'Inactive' }, 'Your payment hasn’t gone through', 'See the plans'],
    [{ status: 'Inactive', suspended: true }, 'Your subscription is paused', 'Manage subscription'],
  ] as const)('%o: %s', async (change, title, way) => {
    const site = memorySite();
    const tab = await signedInAs(
      site,
      site.browser().tab('/subscriptions/activate/success'),
      'ada@example.com',
    );
    const current = success({ ...subscription, ...change });
    vi.spyOn(site.world.subscriptions, 'current').mockReturnValue(current);
    const page = await render(<ActivatedPage />, { app: tab.app });
    await settle();
    expect(named(page, 'h2', title)).toBeTruthy();
    expect(named(page, 'a', way)).toBeTruthy();
    if (change.status === 'Inactive') expect(page.textContent).not.toMatch(/has ended|subscribe again/);
  });
});

describe('the recovery key on the page', () => {
  // The card is there, as after the first visit.
  beforeAll(() => import('../../../../src/ui/components/recovery/recovery-key-card.tsx'));

  it('is not made by itself for whoever just looks', async () => {
    const { site, page } = await shown({}, null);
    expect(named(page, 'button', 'Make my recovery key')).toBeTruthy();
    expect(page.querySelector('output')).toBeNull();
    expect(site.world.network.count('makeRecoveryKey')).toBe(0);
  });

  it('is not needed beside an address', async () => {
    const { page } = await shown({});
    expect(page.querySelector('#recovery-key')).toBeNull();
    expect(page.textContent).toContain('You sign in with ada@example.com.');
  });
});
