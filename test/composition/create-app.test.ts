import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unknownSession } from '../../src/application/account/session-state.ts';
import type { App } from '../../src/application/app.ts';
import { unknownSubscription } from '../../src/application/subscription/subscription-state.ts';
import { createApp } from '../../src/composition/create-app.ts';
import { withNeeds } from '../../src/composition/features.ts';
import { browserGlobals } from '../support/browser-globals.ts';
import { collect } from '../support/collect.ts';
import { comesTrue } from '../support/comes-true.ts';

const home = 'https://mallard.example/pro?origin=home_google_usanniversary';
const live = ['account', 'offers', 'subscription', 'purchase'] as const;
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'info').mockImplementation((...parts: readonly unknown[]) => {
    lines.push(parts.join(' '));
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Shows a page of a visit in the fake environment. */
async function fakePage(url: string, storage?: { sessionStorage: object; localStorage: object }) {
  vi.stubEnv('SSR', false);
  const opened = browserGlobals(url);
  if (storage === undefined) opened.page.sessionStorage.setItem('environment', 'fake');
  else for (const [name, area] of Object.entries(storage)) vi.stubGlobal(name, area);
  const page = { ...opened.page, ...storage };
  vi.stubGlobal('window', Object.assign(opened.page, storage));
  const app = await createApp(live);
  app.start();
  return {
    app,
    url: () => location.href,
    /** The page is left; gives what the browser keeps of it. */
    leave() {
      opened.page.dispatchEvent(new Event('pagehide'));
      return { sessionStorage: page.sessionStorage, localStorage: page.localStorage };
    },
  };
}

async function monthlyPlan(app: App) {
  const offers = collect(app.get('offers').offers.offers$);
  const shown = await offers.until(({ kind }) => kind === 'offers');
  offers.stop();
  if (shown.kind !== 'offers') throw new Error('no offers');
  const plan = shown.plans.find(({ billingPeriod }) => billingPeriod === 'monthly');
  if (plan === undefined) throw new Error('no monthly plan');
  return { plan, trialDays: shown.trialDays };
}

describe('the application of a page', () => {
  it('touches nothing in the prerender, and is there without an answer of any service', async () => {
    const app = await createApp(live);
    const offers = collect(app.get('offers').offers.offers$);
    // The objects themselves, so that the page does not render again for nothing.
    expect(app.get('account').session.current).toBe(unknownSession);
    expect(app.get('subscription').subscription.current).toBe(unknownSubscription);
    expect(offers.values).toEqual([{ kind: 'loading', slow: false }]);
    offers.stop();
  });

  it('is made in parts, and waits before each of them, so that none holds a page that is in use', async () => {
    const held: (() => void)[] = [];
    const making = createApp(['account'], () => new Promise((resolve) => held.push(resolve)));
    const made = vi.fn();
    making.then(made, made);
    let parts = 0;
    while (made.mock.calls.length === 0) {
      await comesTrue(() => expect(held.length + made.mock.calls.length).toBeGreaterThan(0));
      parts += held.length;
      for (const goOn of held.splice(0)) goOn();
    }
    expect(parts).toBe(2 + 2 * withNeeds(['visit', 'account']).length);
    expect((await making).get('account').session.current).toBe(unknownSession);
  });

  it('speaks to the real services where nothing says otherwise', async () => {
    vi.stubEnv('SSR', false);
    browserGlobals('https://mallard.example/pro');
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ country: 'JP' }));
    const offers = collect((await createApp(live)).get('offers').offers.offers$);
    await offers.until(({ kind }) => kind !== 'loading');
    const asked = fetching.mock.calls.map(([request]) => new Request(request).url);
    expect(asked).toEqual([
      'https://mallard.example/countryCode',
      'https://mallard.example/privacy-pro-eligible.json',
      'https://mallard.example/api/products?country=JP',
    ]);
    offers.stop();
  });
});

describe('the fake environment', () => {
  it('plays the purchase over page loads, with no network', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const shop = await fakePage(home);
    const { plan, trialDays } = await monthlyPlan(shop.app);
    expect(trialDays).toBe(14);
    const opened = await shop.app.get('purchase').startCheckout.execute({ plan, locale: 'en' });
    if (!opened.ok) throw new Error(opened.error.code);
    shop.app.leaveTo(opened.value.checkoutUrl);
    expect(new URL(shop.url()).pathname).toBe('/pro/welcome');

    const welcome = await fakePage(shop.url(), shop.leave());
    expect(welcome.app.get('account').session.current.kind).toBe('signed-in');
    welcome.app.get('subscription').subscription.awaitPurchase();
    const seen = collect(welcome.app.get('subscription').subscription.subscription$);
    const there = await seen.until(({ kind }) => kind === 'there');
    expect(seen.values.map(({ kind }) => kind)).toContain('waiting');
    expect(there).toMatchObject({ subscription: { status: 'Auto-Renewable', activeOffers: ['Trial'] } });
    seen.stop();
    expect(fetching).not.toHaveBeenCalled();
  });

  it('lets a seeded subscriber sign in, with the passcode from the console', async () => {
    const { app } = await fakePage('https://mallard.example/pro/login');
    const email = /subscribers: (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
    const sent = await app.get('account').requestPasscode.execute({ email, locale: 'en' });
    expect(sent.ok).toBe(true);
    const passcode = /mail to \S+: (\d{6})/.exec(lines.join('\n'))?.[1] ?? '';
    expect(await app.get('account').signIn.execute({ email, passcode })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
  });

  it('is the same world for every visit', async () => {
    await fakePage(home);
    const first = lines[0];
    lines = [];
    await fakePage(home);
    expect(lines[0]).toBe(first);
  });

  it('leaves a real session of this browser alone', async () => {
    const shop = await fakePage(home);
    localStorage.setItem('auth_session', 'the real one');
    const { plan } = await monthlyPlan(shop.app);
    await shop.app.get('purchase').startCheckout.execute({ plan, locale: 'en' });
    expect(shop.app.get('account').session.current.kind).toBe('signed-in');
    await shop.app.get('account').signOut.execute();
    expect(localStorage.getItem('auth_session')).toBe('the real one');
  });

  it('is in the country that the address names', async () => {
    const { app } = await fakePage('https://mallard.example/pro?country=jp');
    const offers = collect(app.get('offers').offers.offers$);
    expect(await offers.until(({ kind }) => kind !== 'loading')).toEqual({
      kind: 'not-available',
      country: 'JP',
    });
    offers.stop();
  });
});
