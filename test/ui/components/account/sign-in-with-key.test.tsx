import { Link } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { LoginPage } from '../../../../src/ui/components/account/login-page.tsx';
import { plan } from '../../../support/build.ts';
import { comesTrue } from '../../../support/comes-true.ts';
import { memorySite } from '../../../support/memory-browser.ts';
import { address, press, render, settle, type } from '../../support/render.tsx';
import { email, loginPage } from './login-page.tsx';

describe('signing in with a recovery key', () => {
  async function withKey() {
    const site = memorySite();
    const owner = site.browser().tab('/pro');
    site.world.auth.addAccount(email);
    await owner.app.get('account').requestPasscode.execute({ email, locale: 'en' });
    const passcode = site.world.mailbox.passcodeFor(email) ?? '';
    await owner.app.get('account').signIn.execute({ email, passcode });
    const made = await owner.app.get('account').makeRecoveryKey.execute();
    return { site, key: made.ok ? made.value.key : '' };
  }

  it('takes a recovery key in the same field, and asks for no code', async () => {
    const { site, key } = await withKey();
    const tab = site.browser().tab('/pro/login');
    const page = await render(<LoginPage />, { app: tab.app });
    await type(page, 'email', ` ${key.toLowerCase()} `);
    expect(page.textContent).not.toContain('Send code');
    await press(page, 'Sign in');
    await settle();
    expect(tab.app.get('account').session.current.kind).toBe('signed-in');
    expect(site.world.mailbox.mails).toHaveLength(1);
  });

  it('leads back to the page that asked for it, also when the account becomes known only after that', async () => {
    const site = memorySite();
    const owner = site.browser().tab('/pro').app;
    await owner.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', 0);
    const made = await owner.get('account').makeRecoveryKey.execute();
    const tab = site.browser().tab('/pro/login');
    const asked = (
      <Link key="asked" to="." state={{ wanted: '/subscriptions/manage' }}>
        Asked by a page
      </Link>
    );
    const page = await render([asked, <LoginPage key="login" />], { app: tab.app });
    await press(page, 'Asked by a page');
    await type(page, 'email', made.ok ? made.value.key : '');
    await press(page, 'Sign in');
    await settle();
    await comesTrue(() =>
      expect(tab.app.get('subscription').subscription.current).toMatchObject({ kind: 'there' }),
    );
    await settle();
    expect(address()).toBe('/subscriptions/manage');
  });

  it('has a field that password managers fill in with a saved key, and a way back to the address', async () => {
    const { site, key } = await withKey();
    const tab = site.browser().tab('/pro/login');
    const page = await render(<LoginPage />, { app: tab.app });
    await press(page, 'Fill in a saved recovery key');
    await press(page, 'Use an e-mail address');
    expect(page.querySelector('input')?.autocomplete).toBe('email');
    await press(page, 'Fill in a saved recovery key');
    const form = page.querySelector('form');
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    // Chromium's "Password Form Styles": one form for one process, a name before the password, each field said to be what it is.
    expect(fields.map(({ name, type, autocomplete, hidden }) => [name, type, autocomplete, hidden])).toEqual([
      ['username', 'text', 'username', true],
      ['password', 'password', 'current-password', false],
    ]);
    expect(new Set(fields.map(({ form: of }) => of))).toEqual(new Set([form]));
    expect(form?.querySelectorAll('[type=submit]')).toHaveLength(1);
    await type(page, 'password', key);
    await press(page, 'Sign in');
    await settle();
    expect(tab.app.get('account').session.current.kind).toBe('signed-in');
    expect(site.world.mailbox.mails).toHaveLength(1);
  });

  it('says at the field that a key has a typo, and asks the service nothing', async () => {
    const { site, page } = await loginPage();
    await type(page, 'email', '8Q2T-MK04-ZX7H-VRD3-1PSY');
    await press(page, 'Sign in');
    await settle();
    const field = page.querySelector('input[name=email]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(page.textContent).toContain('This recovery key has a typo.');
    expect(site.world.network.calls).toEqual([]);
  });
});
