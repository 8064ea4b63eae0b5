// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards } from '../../../../src/adapters/memory/memory-card-provider.ts';
import type { Locale } from '../../../../src/domain/locale/locale.ts';
import { PlanPage } from '../../../../src/ui/components/plan/plan-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { named, press, render, settle } from '../../support/render.tsx';

async function planPage(options: { address?: string; country?: string; locale?: Locale } = {}) {
  const site = memorySite();
  site.world.subscriptions.country = options.country ?? 'US';
  const tab = site.browser().tab(options.address ?? '/pro');
  const page = await render(<PlanPage payment={null} />, { app: tab.app, locale: options.locale ?? 'en' });
  await settle();
  return { site, tab, page };
}

describe('the plan page', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      now: Date.UTC(2026, 10, 21, 12),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows both plans, what a year saves, and when the trial ends in a charge', async () => {
    const { page } = await planPage();
    expect(page.textContent).toContain('$99.99 a year');
    expect(page.textContent).toContain('$9.99 a month');
    expect(page.textContent).toContain('$19.89 less than twelve monthly payments');
    expect(page.textContent).toContain('7 days free, then $99.99 a year.');
    expect(page.textContent).toContain('First charge on November 28, 2026');
    expect(named(page, 'button', 'Start 7 free days')).toBeTruthy();
  });

  it('is a group of radio buttons with a name, and the sentence follows the choice', async () => {
    const { page } = await planPage();
    expect(page.querySelector('fieldset legend')?.textContent).toBe('How do you want to pay?');
    const monthly = page.querySelector<HTMLInputElement>('input[value=monthly]');
    await act(async () => monthly?.click());
    expect(page.textContent).toContain('7 days free, then $9.99 a month.');
  });

  it('shows the trial that the origin earns', async () => {
    const { page } = await planPage({ address: '/pro?origin=pro_radio_endorsement' });
    expect(named(page, 'button', 'Start 30 free days')).toBeTruthy();
    expect(page.textContent).toContain('First charge on December 21, 2026');
  });

  it('speaks German and writes prices as Germans do', async () => {
    const { page } = await planPage({ country: 'DE', locale: 'de' });
    expect(page.textContent).toContain('99,99\u00a0€ im Jahr');
    expect(named(page, 'button', '7 Tage kostenlos testen')).toBeTruthy();
    expect(page.textContent).not.toContain('Löschung persönlicher Daten');
  });

  it('goes to the card provider once, however often the button is pressed', async () => {
    const { site, tab, page } = await planPage();
    await press(page, 'Start 7 free days');
    await press(page, 'Start 7 free days');
    await settle();
    expect(tab.location.left).toHaveLength(1);
    expect(site.world.network.count('checkout')).toBe(1);
    expect(site.world.cardProvider.charged).toEqual([]);
  });

  it('says that nothing was charged when the server is away, keeps the choice, and works at the next try', async () => {
    const { site, tab, page } = await planPage();
    await act(async () => page.querySelector<HTMLInputElement>('input[value=monthly]')?.click());
    site.world.network.down = true;
    await press(page, 'Start 7 free days');
    await settle();
    expect(named(page, '[role=alert]', 'cannot reach our server').textContent).toContain(
      'Nothing was charged',
    );
    expect(page.querySelector<HTMLInputElement>('input[value=monthly]')?.checked).toBe(true);
    expect(tab.location.left).toEqual([]);
    site.world.network.down = false;
    await press(page, 'Start 7 free days');
    await settle();
    expect(tab.location.left).toHaveLength(1);
  });

  it('is honest in a country where it is not sold, and offers no button to buy', async () => {
    const { page } = await planPage({ country: 'NO' });
    expect(named(page, 'h2', 'Not in Norway yet')).toBeTruthy();
    expect(page.querySelector('button, input')).toBeNull();
    expect(named(page, 'a', 'See what is free').getAttribute('href')).toBe('/');
  });

  it('shows the specification’s message when there are no prices, and asks again on request', async () => {
    const site = memorySite();
    site.world.network.failNext('country', 'bad_answer');
    const tab = site.browser().tab('/pro');
    const page = await render(<PlanPage payment={null} />, { app: tab.app });
    await settle();
    expect(
      named(page, '[role=alert]', 'There has been a communication error. Please try again.'),
    ).toBeTruthy();
    await press(page, 'Try again');
    await settle();
    expect(named(page, 'button', 'Start 7 free days')).toBeTruthy();
  });

  it('says after a while that it takes long, without moving the card', async () => {
    const site = memorySite({ latency: 60_000 });
    const tab = site.browser().tab('/pro');
    const page = await render(<PlanPage payment={null} />, { app: tab.app });
    expect(page.querySelector('[role=status]')?.textContent).toBe('Fetching the prices of your country');
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    expect(page.querySelector('[role=status]')?.textContent).toContain('take longer than usual');
  });

  it('sells nothing to somebody who has it', async () => {
    const { site, tab, page } = await planPage();
    await press(page, 'Start 7 free days');
    await settle();
    const checkout = tab.location.left[0];
    if (checkout !== undefined) site.world.cardProvider.pay(checkout, testCards.good);
    await act(async () => tab.app.get('subscription').subscription.refresh());
    await settle();
    expect(named(page, 'h2', 'You have Mallard Pro already')).toBeTruthy();
    expect(page.querySelector('form')).toBeNull();
  });

  it.each([
    ['cancelled', 'You left the payment. Nothing was charged.'],
    ['declined', 'The card was declined. Nothing was charged.'],
  ] as const)('says first that nothing was charged after a payment was %s', async (payment, text) => {
    const tab = memorySite().browser().tab('/pro');
    const page = await render(<PlanPage payment={payment} />, { app: tab.app });
    expect(page.textContent).toContain(text);
  });
});
