import { describe, expect, it, vi } from 'vitest';
import { plan } from '../../support/build.ts';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

/** A browser of ours in which somebody is signed in, with a page just opened. */
async function inBrowser(messages: readonly string[] = ['getAuthAccessToken']) {
  const site = memorySite();
  const elsewhere = await signedInAs(site, site.browser().tab('/pro/login'), 'lena@example.com');
  const accessToken = elsewhere.store.read('session')?.accessToken ?? '';
  const browser = site.browser();
  const page = browser.tab('/subscriptions/manage', { hasBridge: true });
  page.hostBridge.handshakeAnswer = { value: messages };
  page.hostBridge.tokenAnswer = { value: accessToken };
  // The first question was on its way before the browser had its answers.
  const { session } = page.app.get('bridge');
  await session.again();
  await session.again();
  return { site, browser, page, session: page.app.get('account').session };
}

describe('whoever is signed in to a browser of ours', () => {
  it('is signed in to its pages, which keep no token to renew but ask for it', async () => {
    const { page, session } = await inBrowser();
    expect(session.current).toMatchObject({ kind: 'signed-in', account: { email: 'lena@example.com' } });
    expect(page.store.read('session')?.refreshToken).toBeNull();
    const before = page.hostBridge.calls.length;
    await session.renew();
    expect(page.hostBridge.calls.slice(before)).toEqual(['getAuthAccessToken']);
  });

  it('buys for that account: no other one is made', async () => {
    const { site, page, session } = await inBrowser();
    await session.settled();
    const before = Object.keys(site.world.auth.state.accounts);
    await page.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    expect(Object.keys(site.world.auth.state.accounts)).toEqual(before);
  });

  it('is signed out with it, and in again', async () => {
    const { page, session } = await inBrowser();
    const { tokenAnswer } = page.hostBridge;
    page.hostBridge.tokenAnswer = { value: null };
    page.hostBridge.updateAuth();
    await comesTrue(() => expect(session.current.kind).toBe('signed-out'));
    page.hostBridge.tokenAnswer = tokenAnswer;
    page.connectivity.comeBack();
    await comesTrue(() => expect(session.current.kind).toBe('signed-in'));
  });

  it('stays signed out of a page that they signed out of', async () => {
    const { page, session } = await inBrowser();
    session.end('signed_out');
    page.connectivity.comeBack();
    await page.app.get('bridge').session.again();
    expect(session.current.kind).toBe('signed-out');
  });

  it('stays signed out on the next page too, though the browser has not noticed', async () => {
    const { page, browser } = await inBrowser();
    await page.app.get('account').signOut.execute();
    await page.app.get('bridge').session.again();
    const next = browser.tab('/subscriptions/manage', { hasBridge: true });
    Object.assign(next.hostBridge, { ...page.hostBridge, calls: [] });
    await next.app.get('bridge').session.again();
    await next.app.get('bridge').session.again();
    expect(next.hostBridge.calls).toContain('getAuthAccessToken');
    expect(next.app.get('account').session.current.kind).toBe('signed-out');
  });

  it('does not take the place of whoever signed in on the page itself', async () => {
    const { site, page } = await inBrowser();
    const own = await signedInAs(site, page, 'max@example.com');
    const kept = own.store.read('session');
    await page.app.get('bridge').session.again();
    expect(page.store.read('session')).toEqual(kept);
  });

  it('does not take the place of whoever signs in on the page while the browser is asked', async () => {
    const { site, page, session } = await inBrowser();
    session.end('none');
    const answer = Promise.withResolvers<void>();
    const asked = vi.spyOn(page.hostBridge, 'accessToken');
    const given = await page.hostBridge.accessToken();
    asked.mockImplementation(() => answer.promise.then(() => given));
    const asking = page.app.get('bridge').session.again();
    const own = await signedInAs(site, page, 'max@example.com');
    const kept = own.store.read('session');
    answer.resolve();
    await asking;
    expect(asked).toHaveBeenCalledTimes(2);
    expect(page.store.read('session')).toEqual(kept);
    expect(session.current).toMatchObject({ account: { email: 'max@example.com' } });
  });

  it('is not known to a page whose browser does not tell, which reports what is wrong with it', async () => {
    const old = await inBrowser(['subscriptionDetails']);
    expect(old.session.current.kind).toBe('signed-out');
    expect(old.page.reporter.reports).toEqual([]);
    const { page } = await inBrowser([]);
    page.hostBridge.handshakeAnswer = 'no-answer';
    await page.app.get('bridge').session.again();
    expect(page.reporter.reports).toEqual([{ name: 'subscription.hostSession', code: 'timeout' }]);
  });
});
