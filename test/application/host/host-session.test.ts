import { describe, expect, it } from 'vitest';
import { plan } from '../../support/build.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

/** An app in which somebody is signed in, with a page of it just opened in another profile. */
async function inApp(address: string) {
  const site = memorySite();
  const elsewhere = await signedInAs(site, site.browser().tab('/pro/login'), 'lena@example.com');
  const accessToken = elsewhere.store.read('session')?.accessToken ?? '';
  const browser = site.browser();
  const page = browser.tab(address, { inHostApp: true });
  page.hostApp.accessToken = accessToken;
  return { site, browser, page, accessToken };
}

describe('whoever is signed in to the app that shows a page', () => {
  it('is signed in to the page without being asked, and nobody is said to be signed out before', async () => {
    const { page } = await inApp('/subscriptions/manage');
    const { session } = page.app.get('account');
    expect(session.current.kind).toBe('unknown');
    await session.settled();
    expect(session.current).toMatchObject({ kind: 'signed-in', account: { email: 'lena@example.com' } });
    expect(page.store.read('session')?.refreshToken).toBeNull();
  });

  it('buys for that account: no other one is made', async () => {
    const { site, page } = await inApp('/subscriptions');
    const before = Object.keys(site.world.auth.state.accounts);
    const outcome = await page.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(outcome.ok).toBe(true);
    expect(Object.keys(site.world.auth.state.accounts)).toEqual(before);
    const [checkout] = Object.values(site.world.subscriptions.state.checkouts);
    expect(before).toContain(checkout?.account);
  });

  it('is signed out with the app, as soon as that says so', async () => {
    const { page } = await inApp('/subscriptions/manage');
    const { session } = page.app.get('account');
    await session.settled();
    page.hostApp.accessToken = null;
    page.hostBridge.updateAuth();
    await comesTrue(() => expect(session.current).toMatchObject({ kind: 'signed-out' }));
    expect(page.store.read('session')).toBeNull();
  });

  it('is signed out of a page that the browser had kept, once that is back', async () => {
    const { page } = await inApp('/subscriptions/manage');
    const { session } = page.app.get('account');
    await session.settled();
    // As another page of the app has done meanwhile, which one that is kept does not hear.
    page.store.remove('session');
    page.hostApp.accessToken = null;
    page.connectivity.comeBack();
    await comesTrue(() => expect(session.current).toMatchObject({ kind: 'signed-out' }));
  });

  it('is another one once the visitor comes back from the screen where they changed that', async () => {
    const { site, page } = await inApp('/subscriptions/manage');
    const { session } = page.app.get('account');
    await session.settled();
    const other = await signedInAs(site, site.browser().tab('/pro/login'), 'max@example.com');
    page.hostApp.accessToken = other.store.read('session')?.accessToken ?? '';
    page.connectivity.comeBack();
    await comesTrue(() => expect(session.current).toMatchObject({ account: { email: 'max@example.com' } }));
  });

  it('is not who the page signs in while its own purchase waits to be handed over', async () => {
    const { site, browser, accessToken } = await inApp('/subscriptions');
    const bought = await signedInAs(site, browser.tab('/pro/login'), 'new@example.com');
    const page = browser.tab('/subscriptions/welcome/stripe', { inHostApp: true });
    page.hostApp.accessToken = accessToken;
    await page.app.get('account').session.settled();
    expect(page.store.read('session')).toEqual(bought.store.read('session'));
    expect(page.app.get('account').session.current).toMatchObject({ account: { email: 'new@example.com' } });
  });
});

describe('the account that an app named for a purchase', () => {
  it('stays the page’s where the card provider leads back to, though the app has yet to sign it in', async () => {
    const { browser, page, accessToken } = await inApp('/subscriptions');
    await page.app.get('account').session.settled();
    expect(page.store.read('session')).toEqual({ accessToken, refreshToken: null });
    const back = browser.tab('/subscriptions/welcome/stripe', { inHostApp: true });
    await back.app.get('account').session.settled();
    expect(back.app.get('account').session.current).toMatchObject({ account: { email: 'lena@example.com' } });
    const later = browser.tab('/subscriptions/manage', { inHostApp: true });
    await later.app.get('account').session.settled();
    expect(later.app.get('account').session.current).toMatchObject({ kind: 'signed-out' });
  });
});

describe('an app in which nobody is signed in', () => {
  it('leaves a visitor signed out, who then buys for an account of their own', async () => {
    const site = memorySite();
    const page = site.browser().tab('/subscriptions', { inHostApp: true });
    const { session } = page.app.get('account');
    await session.settled();
    expect(session.current).toMatchObject({ kind: 'signed-out', reason: 'none' });
    await page.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(Object.keys(site.world.auth.state.accounts)).toHaveLength(1);
  });

  it('does not sign out whoever signed in to the page itself', async () => {
    const site = memorySite();
    const page = site.browser().tab('/subscriptions', { inHostApp: true });
    await signedInAs(site, page, 'lena@example.com');
    await page.app.get('host').session.again();
    expect(page.app.get('account').session.current.kind).toBe('signed-in');
  });
});

describe('an app that does not say who is signed in', () => {
  it('is reported by the name of its failure, and the page goes on without it', async () => {
    const page = memorySite().browser().tab('/subscriptions', { inHostApp: true });
    const { session } = page.app.get('account');
    await session.settled();
    page.hostApp.request = () => Promise.resolve({ ok: false, error: { code: 'timeout' } });
    expect((await page.app.get('host').session.again()).ok).toBe(false);
    expect(session.current).toMatchObject({ kind: 'signed-out' });
    expect(page.reporter.reports).toEqual([{ name: 'subscription.hostSession', code: 'timeout' }]);
  });

  it('costs the time of one answer, because nothing waits for another', () => {
    const page = memorySite().browser().tab('/subscriptions', { inHostApp: true });
    expect(page.hostApp.asked).toEqual(['getFeatureConfig', 'getAuthAccessToken']);
  });
});
