import { describe, expect, it, vi } from 'vitest';
import { LoginPage } from '../../../../src/ui/components/account/login-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { address, goBack, named, press, render, settle, type } from '../../support/render.tsx';
import { askForCode, email, loginPage } from './login-page.tsx';

describe('signing in', () => {
  it('takes an address and the code from the mailbox, pasted with a space', async () => {
    const { site, tab, page } = await loginPage();
    await askForCode(page);
    const code = site.world.mailbox.passcodeFor(email) ?? '';
    await type(page, 'passcode', `${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, 'Sign in');
    await settle();
    expect(tab.app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
    expect(address()).toBe('/pro/welcome');
    expect(tab.pixels.sent.map(({ id }) => id)).toEqual([
      'subscription_code_sent',
      'subscription_activate_success',
    ]);
  });

  it('is one real input that phones and password managers can fill', async () => {
    const { page } = await loginPage();
    await askForCode(page);
    const inputs = page.querySelectorAll('input');
    expect(inputs).toHaveLength(1);
    expect(inputs[0]?.getAttribute('autocomplete')).toBe('one-time-code');
    expect(inputs[0]?.getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(inputs[0]);
  });

  it('keeps the code and the address when the code was wrong, and stays signed out', async () => {
    const { site, tab, page } = await loginPage();
    await askForCode(page);
    const wrong = site.world.mailbox.passcodeFor(email) === '123456' ? '654321' : '123456';
    await type(page, 'passcode', wrong);
    await press(page, 'Sign in');
    await settle();
    expect(tab.pixels.sent.map(({ id }) => id)).toEqual(['subscription_code_sent']);
    const field = page.querySelector<HTMLInputElement>('input[name=passcode]');
    expect(field?.value).toBe(wrong);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(page.textContent).toContain('This code is wrong, or older than ten minutes.');
    expect(page.textContent).toContain(email);
    expect(tab.app.get('account').session.current.kind).toBe('signed-out');
  });

  it('does not spend a try on a code that is too short', async () => {
    const { tab, page } = await loginPage();
    const signIn = vi.spyOn(tab.app.get('account').signIn, 'execute');
    await askForCode(page);
    await type(page, 'passcode', '12345');
    named(page, 'button', 'Sign in').focus();
    await press(page, 'Sign in');
    expect(page.textContent).toContain('The code has six digits.');
    expect(document.activeElement).toBe(page.querySelector('input[name=passcode]'));
    expect(signIn).not.toHaveBeenCalled();
  });

  it('says at the field what is wrong with an address, and sends nothing', async () => {
    const { site, page } = await loginPage();
    await type(page, 'email', 'ada@example');
    await press(page, 'Send code');
    await settle();
    const field = page.querySelector<HTMLInputElement>('input[name=email]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'missing dot',
    );
    expect(document.activeElement).toBe(field);
    expect(field?.value).toBe('ada@example');
    expect(site.world.mailbox.passcodeFor('ada@example')).toBeNull();
  });

  it('asks for an address where none was typed, and does not call it a wrong one', async () => {
    const { page } = await loginPage();
    await press(page, 'Send code');
    await settle();
    const field = page.querySelector<HTMLInputElement>('input[name=email]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    const said = page.querySelector('form')?.textContent;
    expect(said).toContain('Please fill in this field.');
    expect(said).not.toContain('We can’t send');
    await type(page, 'email', 'ada');
    expect(field?.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('asks for a recovery key where none was typed, and does not call it mistyped', async () => {
    const { page } = await loginPage();
    await press(page, 'Fill in a saved recovery key');
    await press(page, 'Sign in');
    await settle();
    expect(page.querySelector('input[name=password]')?.getAttribute('aria-invalid')).toBe('true');
    const said = page.querySelector('form')?.textContent;
    expect(said).toContain('Please fill in this field.');
    expect(said).not.toContain('typo');
  });

  it('says the same of an address that nobody has', async () => {
    const known = await loginPage();
    await askForCode(known.page);
    const said = known.page.querySelector('form')?.textContent;
    const other = memorySite().browser().tab('/pro/login');
    const page = await render(<LoginPage />, { app: other.app });
    await askForCode(page);
    expect(page.querySelector('form')?.textContent).toBe(said);
  });

  it('keeps the address while the server is away, and works when it is back', async () => {
    const { site, page } = await loginPage();
    site.world.network.down = true;
    await askForCode(page);
    expect(named(page, '[role=alert]', 'can’t reach our server').textContent).toContain('Nothing is lost.');
    site.world.network.down = false;
    await press(page, 'Send code');
    await settle();
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
  });

  it('goes back to the address without losing it', async () => {
    const { page } = await loginPage();
    await askForCode(page);
    await press(page, 'Use a different address');
    const field = page.querySelector<HTMLInputElement>('input[name=email]');
    expect(field?.value.trim().toLowerCase()).toBe(email);
    expect(document.activeElement).toBe(field);
  });

  it('goes back to the address by the browser’s own button too', async () => {
    const { page } = await loginPage();
    await askForCode(page);
    await goBack();
    await settle();
    expect(page.querySelector<HTMLInputElement>('input[name=email]')?.value.trim().toLowerCase()).toBe(email);
    expect(page.querySelector('input[name=passcode]')).toBeNull();
  });

  it('stays at the code, with its address, when the page is loaded anew', async () => {
    const { tab, page } = await loginPage();
    await askForCode(page);
    page.remove();
    const again = await render(<LoginPage />, { app: tab.app });
    await settle();
    expect(again.querySelector('input[name=passcode]')).not.toBeNull();
    expect(again.textContent).toContain(email);
  });

  it('stays at the address, with what was typed, when the visitor had gone back to it', async () => {
    const { tab, page } = await loginPage();
    await askForCode(page);
    await press(page, 'Use a different address');
    page.remove();
    const again = await render(<LoginPage />, { app: tab.app });
    await settle();
    expect(again.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe(email);
  });

  it('takes the code although the session it was asked for in is over', async () => {
    const { site, tab, page } = await loginPage();
    await askForCode(page);
    tab.store.remove('pendingAuthorization');
    await type(page, 'passcode', site.world.mailbox.passcodeFor(email) ?? '');
    await press(page, 'Sign in');
    await settle();
    expect(tab.app.get('account').session.current.kind).toBe('signed-in');
  });
});
