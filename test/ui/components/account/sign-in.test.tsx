// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '../../../../src/ui/components/account/login-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { named, press, render, settle, type } from '../../support/render.tsx';

const email = 'ada@example.com';

async function loginPage() {
  const site = memorySite();
  site.world.auth.addAccount(email);
  const tab = site.browser().tab('/pro/login');
  const page = await render(<LoginPage />, { app: tab.app });
  return { site, tab, page };
}

async function askForCode(page: HTMLElement) {
  await type(page, 'email', ` ${email.toUpperCase()} `);
  await press(page, 'Send code');
  await settle();
}

describe('signing in', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes an address and the code from the mailbox, pasted with a space', async () => {
    const { site, tab, page } = await loginPage();
    await askForCode(page);
    const code = site.world.mailbox.passcodeFor(email) ?? '';
    await type(page, 'passcode', `${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, 'Sign in');
    await settle();
    expect(tab.app.get('account').session.current).toMatchObject({ kind: 'signed-in', account: { email } });
    expect(page.querySelector('input')).toBeNull();
    expect(tab.pixels.sent.map(({ id }) => id)).toEqual(['subscription_activate_success']);
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
    expect(tab.pixels.sent).toEqual([]);
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
    await press(page, 'Sign in');
    expect(page.textContent).toContain('The code has six digits.');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('says what is wrong with an address and sends nothing', async () => {
    const { site, page } = await loginPage();
    await type(page, 'email', 'ada@example');
    await press(page, 'Send code');
    await settle();
    expect(named(page, '[role=alert]', 'cannot send e-mail to this address').textContent).toContain(
      'missing dot',
    );
    expect(page.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('ada@example');
    expect(site.world.mailbox.passcodeFor('ada@example')).toBeNull();
  });

  it('keeps the address while the server is away, and works when it is back', async () => {
    const { site, page } = await loginPage();
    site.world.network.down = true;
    await askForCode(page);
    expect(named(page, '[role=alert]', 'cannot reach our server').textContent).toContain('still here');
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

  it('asks for a new code when the sign-in ran out of time, and keeps the address', async () => {
    const { tab, page } = await loginPage();
    await askForCode(page);
    tab.store.remove('pendingAuthorization');
    await type(page, 'passcode', '123456');
    await press(page, 'Sign in');
    await settle();
    expect(named(page, '[role=alert]', 'has expired').textContent).toContain('e-mail address is still here');
    expect(page.textContent).toContain(email);
  });

  it('lets somebody who has a code type it when another one may not be sent yet', async () => {
    const { page } = await loginPage();
    await askForCode(page);
    await press(page, 'Use a different address');
    await askForCode(page);
    expect(named(page, '[role=alert]', 'Too many attempts').textContent).toMatch(
      /try again in \d+ (second|minute)/,
    );
    await press(page, 'I already have a code');
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
  });

  it('offers another code after the server’s cooldown, and reads it out at start, 30 and 0 only', async () => {
    const { page } = await loginPage();
    await askForCode(page);
    const button = named(page, 'button', 'Send a new code') as HTMLButtonElement;
    const spoken = new Set<string>();
    for (let second = 0; second <= 60; second += 1) {
      spoken.add(page.querySelector('[role=status]')?.textContent ?? '');
      if (second === 59) expect(button.disabled).toBe(true);
      await act(async () => vi.advanceTimersByTime(1000));
    }
    spoken.add(page.querySelector('[role=status]')?.textContent ?? '');
    expect([...spoken]).toEqual([
      'You can request a new code in 60 seconds.',
      'You can request a new code in 30 seconds.',
      'You can request a new code now.',
    ]);
    expect(button.disabled).toBe(false);
  });

  it('says why somebody is signed out', async () => {
    const { tab, page } = await loginPage();
    await act(async () => tab.app.get('account').session.end('expired'));
    expect(page.textContent).toContain('For your security, this browser was signed out.');
  });
});
