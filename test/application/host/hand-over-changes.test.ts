import { describe, expect, it } from 'vitest';
import { comesTrue } from '../../support/comes-true.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

type Tab = Awaited<ReturnType<typeof signedInAs>>;

const told = (tab: Tab) => tab.hostApp.notified.map(({ name }) => name);

async function inApp(config: Readonly<Record<string, unknown>>, address = '/subscriptions/activate') {
  const site = memorySite();
  const tab = site.browser().tab(address, { inHostApp: true });
  tab.hostApp.featureConfig = config;
  return { site, tab: await signedInAs(site, tab, 'lena@example.com') };
}

describe('what changes on a page inside an app', () => {
  it('is passed on when somebody signs in there', async () => {
    const { tab } = await inApp({ useSubscriptionsAuthV2: true });
    await comesTrue(() => expect(told(tab)).toEqual(['setAuthTokens']));
    expect(tab.store.read('session')?.refreshToken).toBeNull();
  });

  it('is passed on in the words of the first auth service to an app that asks for it', async () => {
    const { tab } = await inApp({});
    await comesTrue(() => expect(told(tab)).toEqual(['setSubscription']));
  });

  it('is not passed on where it is the app’s own token of the first auth service that signed the page in', async () => {
    const { site, tab } = await inApp({});
    await comesTrue(() => expect(told(tab)).toEqual(['setSubscription']));
    const page = site.browser().tab('/subscriptions/manage', { inHostApp: true });
    page.hostApp.featureConfig = {};
    page.hostApp.token = tab.store.read('legacySession')?.authToken ?? '';
    await page.app.get('account').session.settled();
    await page.app.get('host').session.again();
    expect(page.app.get('account').session.current).toMatchObject({ account: { email: 'lena@example.com' } });
    expect(told(page)).toEqual([]);
  });

  it('is passed on when the address changes, with a session that knows the new one', async () => {
    const { site, tab } = await inApp({ useSubscriptionsAuthV2: true }, '/subscriptions/edit-email');
    await comesTrue(() => expect(told(tab)).toHaveLength(1));
    const { requestEmailChange, confirmEmailChange } = tab.app.get('account');
    const email = 'new@example.com';
    const asked = await requestEmailChange.execute({ email, locale: 'en' });
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    const hash = asked.ok ? asked.value.hash : '';
    expect((await confirmEmailChange.execute({ email, passcode, hash, locale: 'en' })).ok).toBe(true);
    await comesTrue(() =>
      expect(told(tab)).toEqual(['setAuthTokens', 'setAuthTokens', 'subscriptionsEditEmailSuccess']),
    );
    expect(tab.app.get('account').session.current).toMatchObject({ account: { email } });
  });
});

describe('two pages of one app', () => {
  it('pass on once what was signed in on one of them', async () => {
    const site = memorySite();
    const browser = site.browser();
    const [other, page] = [1, 2].map(() => browser.tab('/subscriptions/activate', { inHostApp: true }));
    if (other === undefined || page === undefined) throw new Error('There are two.');
    await signedInAs(site, page, 'lena@example.com');
    await comesTrue(() => expect(page.store.read('session')?.refreshToken).toBeNull());
    await other.app.get('host').session.again();
    expect(told(page)).toEqual(['setAuthTokens']);
    expect(told(other)).toEqual([]);
  });

  it('each pass on what is signed in on it, also after the other one had', async () => {
    const site = memorySite();
    const browser = site.browser();
    const [other, page] = [1, 2].map(() => browser.tab('/subscriptions/activate', { inHostApp: true }));
    if (other === undefined || page === undefined) throw new Error('There are two.');
    await signedInAs(site, other, 'lena@example.com');
    await comesTrue(() => expect(other.store.read('session')?.refreshToken).toBeNull());
    await page.app.get('account').signOut.execute();
    await signedInAs(site, page, 'max@example.com');
    await comesTrue(() => expect(told(page)).toEqual(['setAuthTokens']));
  });
});
