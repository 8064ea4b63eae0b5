import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '../../../../src/ui/components/account/login-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { address, named, press, render, settle, type } from '../../support/render.tsx';
import { askForCode, email, loginPage } from './login-page.tsx';

describe('the code to sign in with', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes on with the code that was just sent when it is asked for again, and sends no other', async () => {
    const { site, page } = await loginPage();
    await askForCode(page);
    await press(page, 'Use a different address');
    await askForCode(page);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
    expect(site.world.mailbox.mails).toHaveLength(1);
    expect(site.world.network.count('sendPasscode'), 'nobody is asked in vain').toBe(1);
  });

  it('goes on with a code that another tab was just sent', async () => {
    const { site, tab, page } = await loginPage();
    await tab.app.get('account').requestPasscode.execute({ email, locale: 'en' });
    await askForCode(page);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.textContent).toContain('Enter the six-digit code from our latest e-mail');
    expect(site.world.mailbox.mails).toHaveLength(1);
  });

  it('lets somebody who has a code type it, once the address is there', async () => {
    const { site, page } = await loginPage();
    await press(page, 'I already have a code');
    expect(page.querySelector('input[name=email]')?.getAttribute('aria-invalid')).toBe('true');
    await type(page, 'email', email);
    await press(page, 'I already have a code');
    await settle();
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
    expect(site.world.mailbox.mails).toHaveLength(0);
  });

  it('takes no code while the address is closed, counts the time down, and then offers a new one', async () => {
    const { site, tab, page } = await loginPage();
    await askForCode(page);
    const wrong = site.world.mailbox.passcodeFor(email) === '123456' ? '654321' : '123456';
    for (let time = 0; time < 5; time += 1) {
      await tab.app.get('account').signIn.execute({ email, passcode: wrong });
    }
    await type(page, 'passcode', wrong);
    await press(page, 'Sign in');
    await settle();
    const notice = named(page, '[role=alert]', 'Too many wrong codes');
    const shown = () => notice.querySelector('strong')?.textContent;
    expect(shown(), 'no time of day, as “in 15:00” would be').toBe('15 minutes');
    expect(page.querySelector('button[type=submit]')).toBeNull();
    expect(page.textContent).toContain('Use a different address');
    expect(page.querySelector('form')?.textContent).toContain(email);
    expect(page.textContent, 'nobody is asked for what is not taken').not.toContain(
      'Enter the six-digit code',
    );
    await act(async () => vi.advanceTimersByTime(61_000));
    expect(shown()).toBe('14 minutes');
    await act(async () => vi.advanceTimersByTime(720_000));
    expect(shown()).toBe('119 seconds');
    await act(async () => vi.advanceTimersByTime(120_000));
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.textContent).toContain('The code has expired');
    expect(page.querySelector('button[type=submit]')?.textContent).toBe('Send a new code');
  });

  it('leads whoever was sent a code to add an address to where it is entered', async () => {
    const site = memorySite();
    const tab = site.browser().tab('/subscriptions/confirm');
    await signedInAs(site, tab, email);
    const sent = { email: 'new@example.com', ticket: 'hash', resendAfterSeconds: 60 };
    tab.app.get('account').sentPasscode.keep('new', sent);
    await render(<LoginPage purpose="confirm" />, { app: tab.app });
    await settle();
    expect(address()).toBe('/subscriptions/add-email');
  });

  it('has no heading that asks for a code where none is taken', async () => {
    const { tab, page } = await loginPage('confirm');
    await type(page, 'email', email);
    await press(page, 'Continue');
    for (let time = 0; time < 5; time += 1) {
      await tab.app.get('account').signIn.execute({ email, passcode: '000000' });
    }
    await type(page, 'passcode', '000000');
    await press(page, 'Sign in');
    await settle();
    expect(named(page, '[role=alert]', 'Too many wrong codes')).toBeTruthy();
    expect(named(page, 'h1', 'Sign in with a code')).toBeTruthy();
    expect(page.textContent, 'nobody is asked for what is not taken').not.toMatch(
      /(?:Enter|type) (?:your|the)/,
    );
  });

  it('takes no code any more once it has expired, and the focus goes from its field to the way to another', async () => {
    const { site, page } = await loginPage();
    await askForCode(page);
    expect(document.activeElement).toBe(page.querySelector('input[name=passcode]'));
    site.clock.advance(600_000);
    await act(async () => vi.advanceTimersByTime(600_000));
    expect(page.textContent).toContain('The code has expired');
    expect(page.textContent, 'that it was sent is old news').not.toContain('sent an e-mail');
    expect(page.querySelector('input[name=passcode]')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Send a new code');
    await press(page, 'Send a new code');
    await settle();
    expect(page.textContent).not.toContain('The code has expired');
    expect(document.activeElement).toBe(page.querySelector('input[name=passcode]'));
  });

  it('sends no more codes after several, says for how long, and takes a code meanwhile', async () => {
    const { site, tab, page } = await loginPage();
    for (let time = 0; time < 5; time += 1) {
      await tab.app.get('account').requestPasscode.execute({ email, locale: 'en' });
      site.clock.advance(61_000);
    }
    await askForCode(page);
    expect(named(page, '[role=alert]', 'send a code just yet').textContent).toMatch(
      /\d+ (?:seconds|minutes)\./,
    );
    expect(page.querySelector('button[type=submit]')).toBeNull();
    await press(page, 'I already have a code');
    await settle();
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
  });

  it('offers another code after the server’s cooldown, and reads it out at start, 30 and 0 only', async () => {
    const { page } = await loginPage();
    await askForCode(page);
    const button = named(page, 'button', 'Send a new code') as HTMLButtonElement;
    const spoken = new Set<string>();
    const status = () => named(page, '[role=status]', 'request a new code').textContent;
    for (let second = 0; second <= 60; second += 1) {
      spoken.add(status());
      if (second === 59) expect(button.disabled).toBe(true);
      await act(async () => vi.advanceTimersByTime(1000));
    }
    spoken.add(status());
    expect([...spoken]).toEqual([
      'You can request a new code in 60 seconds.',
      'You can request a new code in 30 seconds.',
      'You can request a new code now.',
    ]);
    expect(button.disabled).toBe(false);
  });
});
