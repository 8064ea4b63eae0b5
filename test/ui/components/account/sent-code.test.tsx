import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { goBack, named, press, settle, type } from '../../support/render.tsx';
import { askForCode, email, loginPage } from './login-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

async function atCode() {
  const shown = await loginPage();
  await askForCode(shown.page);
  const { site } = shown;
  const pass = async (seconds: number) => {
    site.clock.advance(seconds * 1000);
    await act(async () => vi.advanceTimersByTime(seconds * 1000));
  };
  return { ...shown, pass, sent: () => site.world.network.count('sendPasscode') };
}

const sendAnew = async (page: HTMLElement, to: string) => {
  await press(page, 'Use a different address');
  await type(page, 'email', to);
  await press(page, 'Send code');
  await settle();
};

describe('who goes back from the code to the address', () => {
  it('and gives the same one again after a minute is sent another code', async () => {
    const { page, sent, pass } = await atCode();
    await pass(61);
    await sendAnew(page, email);
    expect(page.querySelector('input[name=passcode]')).not.toBeNull();
    expect(sent()).toBe(2);
  });

  it('and gives another one is sent a code there', async () => {
    const { site, page, sent } = await atCode();
    site.world.auth.addAccount('bob@example.com');
    await sendAnew(page, 'bob@example.com');
    expect(page.textContent).toContain('bob@example.com');
    expect(page.textContent).not.toContain(email);
    expect(sent()).toBe(2);
    expect(site.world.mailbox.passcodeFor('bob@example.com')).not.toBeNull();
  });

  it('leaves behind what failed at the code', async () => {
    const { site, page, pass } = await atCode();
    await pass(61);
    site.world.network.down = true;
    await press(page, 'Send a new code');
    await settle();
    expect(named(page, '[role=alert]', 'can’t reach our server')).toBeTruthy();
    await goBack();
    await settle();
    expect(page.querySelector('input[name=email]')).not.toBeNull();
    expect(page.querySelector('[role=alert]')).toBeNull();
  });
});

it('a code that another tab had sent a moment ago is good here too, and is not counted as sent', async () => {
  const { tab, page } = await loginPage();
  await tab.app.get('account').requestPasscode.execute({ email, locale: 'en' });
  await askForCode(page);
  expect(page.querySelector('input[name=passcode]')).not.toBeNull();
  expect(tab.pixels.sent.map(({ id }) => id)).not.toContain('subscription_code_sent');
});
