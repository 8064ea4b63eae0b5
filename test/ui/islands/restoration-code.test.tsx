import { act } from 'react';
import { expect, it } from 'vitest';
import type { MemorySubscriptionState } from '../../../src/adapters/memory/memory-subscription-server.ts';
import { LiveRestorationCode } from '../../../src/ui/islands/live-restoration-code.tsx';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { render, settle } from '../support/render.tsx';

type HeldSubscription = MemorySubscriptionState['subscriptions'][string];

const paid: HeldSubscription = {
  productId: 'privacy-pro-yearly-us',
  standing: 'paid',
  renews: true,
  failure: null,
  periodStart: 0,
  periodEnd: Date.UTC(2030, 0, 1),
  endedAt: null,
  platform: 'stripe',
};

/** The island for the owner of a subscription, or of none. */
async function island(held: HeldSubscription | null, { down = false } = {}) {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/identity-theft-restoration'), 'ada@example.com');
  const [account = ''] = Object.keys(site.world.auth.state.accounts);
  if (held !== null) site.world.subscriptions.hold(account, held);
  site.world.network.down = down;
  const page = await render(
    <LiveRestorationCode app={tab.app} locale="de" root={document.documentElement} />,
    { app: tab.app },
  );
  await settle();
  return { site, tab, account, page, button: page.querySelector('form button') };
}

/** What the page says where the button would be, and the one way on. */
function wayOn(page: HTMLElement) {
  const links = [...page.querySelectorAll('[data-barred] a')];
  expect(links).toHaveLength(1);
  return {
    text: page.querySelector('[data-barred] [role=status]')?.textContent,
    label: links[0]?.textContent,
    href: links[0]?.getAttribute('href'),
  };
}

it('offers a code to whoever can have one, also while a payment is open', async () => {
  expect((await island(paid)).button).toBeTruthy();
  expect((await island({ ...paid, standing: 'overdue' })).button).toBeTruthy();
  expect((await island({ ...paid, renews: false })).button).toBeTruthy();
});

it('offers no code after the end, but the plans', async () => {
  const { page, button } = await island({ ...paid, standing: 'ended', endedAt: Date.UTC(2026, 10, 12) });
  expect(button).toBeNull();
  const { text, label, href } = wayOn(page);
  expect(text).toMatch(/^Your subscription ended on .+\. /);
  expect([label, href]).toEqual(['Subscribe again', '/de/pro']);
  expect(
    page.querySelectorAll('a[href="/de/pro"]'),
    'what is said here is not said again at the foot',
  ).toHaveLength(1);
});

it('sells nothing beside a subscription that is paused while a bank looks into its payment', async () => {
  const { page, button } = await island({ ...paid, payment: 'disputed', renews: false });
  expect(button).toBeNull();
  const { text, label, href } = wayOn(page);
  expect(text).toContain('your subscription is paused');
  expect([label, href]).toEqual(['Manage subscription', '/de/subscriptions/manage']);
});

it('says that a first payment is still awaited', async () => {
  const { page, button } = await island({ ...paid, standing: 'unpaid' });
  expect(button).toBeNull();
  expect(wayOn(page).text).toContain('Your bank hasn’t confirmed your payment yet.');
});

it('says to whoever never had one that the advisers are there for subscribers', async () => {
  const { page, button } = await island(null);
  expect(button).toBeNull();
  expect(wayOn(page)).toMatchObject({ label: 'See plans and prices' });
});

it('leaves the button where it cannot be told how the subscription stands', async () => {
  expect((await island(paid, { down: true })).button).toBeTruthy();
});

it('says after a press why there is no code, and what can be done, when the subscription ended meanwhile', async () => {
  const { site, account, page, button } = await island(paid);
  site.world.subscriptions.end(account);
  await act(async () => (button as HTMLButtonElement).click());
  await settle();
  const alert = page.querySelector('[role=alert]:has(a)');
  expect(alert?.textContent).toContain('Your account has no active subscription');
  expect(alert?.querySelector('a')?.textContent).toBe('Subscribe again');
  expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/de/pro');
});
