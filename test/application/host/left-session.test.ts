import { describe, expect, it } from 'vitest';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

/** A page of an app that somebody is signed in to, by the token of one of the auth services. */
async function inApp(version: 'v1' | 'v2') {
  const site = memorySite();
  const elsewhere = site.browser().tab('/pro/login', { inHostApp: true });
  if (version === 'v1') elsewhere.hostApp.featureConfig = {};
  await signedInAs(site, elsewhere, 'lena@example.com');
  await comesTrue(() => expect(elsewhere.hostApp.notified).toHaveLength(1));
  const { accessToken, token } = elsewhere.hostApp;
  const given = version === 'v1' ? { token, featureConfig: {} } : { accessToken };
  const browser = site.browser();
  /** Opens a page; the app gives what it had, unless `now` says otherwise. */
  const open = async (now: object = {}) => {
    const page = browser.tab('/subscriptions/manage', { inHostApp: true });
    Object.assign(page.hostApp, given, now);
    await page.app.get('host').session.again();
    await page.app.get('host').session.again();
    return page;
  };
  const signOut = { accessToken: null, token: null };
  return { site, browser, open, signOut };
}

const standing = (page: Awaited<ReturnType<Awaited<ReturnType<typeof inApp>>['open']>>) =>
  page.app.get('account').session.current;

describe.each(['v1', 'v2'] as const)('whoever signs out on a page of an app of auth %s', (version) => {
  it('stays signed out on its next pages, though the app has not noticed', async () => {
    const { open } = await inApp(version);
    const page = await open();
    expect(standing(page).kind).toBe('signed-in');
    await page.app.get('account').signOut.execute();
    await page.app.get('host').session.again();
    expect(standing(page)).toMatchObject({ kind: 'signed-out', reason: 'signed_out' });
    const next = await open();
    expect(standing(next).kind).toBe('signed-out');
    expect(next.store.read('session')).toBeNull();
    expect(next.hostApp.notified).toEqual([]);
  });

  it('is signed out at once to whoever asks the app in the same moment', async () => {
    const { open } = await inApp(version);
    const page = await open();
    const out = page.app.get('account').signOut.execute();
    await page.app.get('host').session.again();
    await out;
    expect(standing(page)).toMatchObject({ kind: 'signed-out', reason: 'signed_out' });
    expect(page.store.read('session')).toBeNull();
  });

  it('is somebody who signed out: whose session ended by itself is signed in with the app’s', async () => {
    const { open } = await inApp(version);
    const page = await open();
    page.app.get('account').session.end('expired');
    await page.app.get('host').session.again();
    expect(standing(page)).toMatchObject({ account: { email: 'lena@example.com' } });
    expect(page.store.read('leftHostSession')).toBeNull();
  });

  it('is signed in again with the next session of the app', async () => {
    const { site, open, signOut } = await inApp(version);
    const page = await open();
    await page.app.get('account').signOut.execute();
    await page.app.get('host').session.again();
    await open(signOut);
    const other = await signedInAs(site, site.browser().tab('/pro/login'), 'max@example.com');
    const next = await open({ ...signOut, accessToken: other.store.read('session')?.accessToken ?? '' });
    expect(standing(next)).toMatchObject({ account: { email: 'max@example.com' } });
  });

  it('is nobody else: who is signed in to the app by then is signed in', async () => {
    const { site, open, signOut } = await inApp(version);
    const other = await signedInAs(site, site.browser().tab('/pro/login'), 'max@example.com');
    const page = await open();
    Object.assign(page.hostApp, signOut, { accessToken: other.store.read('session')?.accessToken });
    await page.app.get('account').signOut.execute();
    const next = await open({ ...signOut, accessToken: page.hostApp.accessToken });
    expect(standing(next)).toMatchObject({ account: { email: 'max@example.com' } });
  });

  it('in the app is signed out on its pages, and stays so in the app', async () => {
    const { open, signOut } = await inApp(version);
    await open();
    const page = await open(signOut);
    expect(standing(page).kind).toBe('signed-out');
    expect(page.hostApp.notified).toEqual([]);
  });
});

describe('a page of an app of the first auth service', () => {
  it('links the app’s token once, and keeps the session that came of it', async () => {
    const { site, open } = await inApp('v1');
    const before = site.world.network.count('createAccount');
    const first = await open();
    const kept = first.store.read('session');
    expect(kept?.refreshToken).not.toBeNull();
    first.connectivity.comeBack();
    const second = await open();
    expect(second.store.read('session')).toEqual(kept);
    expect(site.world.network.count('createAccount')).toBe(before + 1);
  });

  it('links the token of another account anew', async () => {
    const { site, open } = await inApp('v1');
    await open();
    const elsewhere = site.browser().tab('/pro/login', { inHostApp: true });
    elsewhere.hostApp.featureConfig = {};
    await signedInAs(site, elsewhere, 'max@example.com');
    const page = await open({ token: elsewhere.store.read('legacySession')?.authToken });
    expect(standing(page)).toMatchObject({ account: { email: 'max@example.com' } });
  });

  it('that signed somebody in is signed out with the app, which had their token from it', async () => {
    const site = memorySite();
    const browser = site.browser();
    const page = browser.tab('/subscriptions/activate', { inHostApp: true });
    page.hostApp.featureConfig = {};
    await signedInAs(site, page, 'lena@example.com');
    await comesTrue(() => expect(page.store.read('legacySession')?.inApp).toBe(true));
    page.hostApp.token = null;
    await page.app.get('host').session.again();
    expect(page.app.get('account').session.current.kind).toBe('signed-out');
  });
});
