import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '../../../../src/ui/components/account/login-page.tsx';
import { WhySignedOut } from '../../../../src/ui/components/account/why-signed-out.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { address, goBack, named, press, render, settle, type } from '../../support/render.tsx';

const email = 'ada@example.com';

async function loginPage(purpose: 'login' | 'confirm' = 'login') {
  const site = memorySite();
  site.world.auth.addAccount(email);
  const tab = site.browser().tab('/pro/login');
  const page = await render(<LoginPage purpose={purpose} />, { app: tab.app });
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

  it('says the same of an address that nobody has', async () => {
    const known = await loginPage();
    await askForCode(known.page);
    const said = known.page.querySelector('form')?.textContent;
    const other = memorySite().browser().tab('/pro/login');
    const page = await render(<LoginPage />, { app: other.app });
    await askForCode(page);
    expect(page.querySelector('form')?.textContent).toBe(said);
  });

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

  it('keeps the address while the server is away, and works when it is back', async () => {
    const { site, page } = await loginPage();
    site.world.network.down = true;
    await askForCode(page);
    expect(named(page, '[role=alert]', 'cannot reach our server').textContent).toContain('Nothing is lost.');
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

  it('goes on with the code that was just sent when it is asked for again, and sends no other', async () => {
    const { site, page } = await loginPage();
    await askForCode(page);
    await press(page, 'Use a different address');
    await askForCode(page);
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
    expect(site.world.mailbox.mails).toHaveLength(1);
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
    expect(notice.textContent).toContain('15 minutes');
    expect(notice.textContent).toContain('15:00');
    expect(page.querySelector('button[type=submit]')).toBeNull();
    expect(page.textContent).toContain('Use a different address');
    expect(page.querySelector('form')?.textContent).toContain(email);
    expect(page.textContent, 'nobody is asked for what is not taken').not.toContain(
      'Enter the six-digit code',
    );
    await act(async () => vi.advanceTimersByTime(61_000));
    expect(notice.textContent).toContain('13:59');
    await act(async () => vi.advanceTimersByTime(840_000));
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
    expect(named(page, '[role=alert]', 'send a code just yet').textContent).toMatch(/\d+:\d\d/);
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

  it('says why somebody is signed out', async () => {
    const { tab, page } = await loginPage();
    await act(async () => tab.app.get('account').session.end('expired'));
    expect(page.textContent).toContain('We did this for your security.');
  });

  it.each([
    ['signed_out', 'Your subscription stays as it is.'],
    ['reused', 'We did this for your security. Your subscription stays as it is'],
    ['unknown_account', 'The account that was signed in here has been deleted.'],
  ] as const)('says to whoever is signed out because of %s what is true of it', async (reason, words) => {
    const page = await render(<WhySignedOut reason={reason} />);
    expect(page.textContent).toContain(words);
    expect(page.textContent.includes('stays as it is')).toBe(reason !== 'unknown_account');
  });
});
