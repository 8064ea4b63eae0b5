import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';

const sent = { email: 'lena@example.com', ticket: 'hash', resendAfterSeconds: 60 };

function tabOf(site = memorySite()) {
  const tab = site.browser().tab();
  return { site, tab, state: tab.app.get('account').sentPasscode };
}

describe('the passcode that was last sent', () => {
  it('is found by its form, with what is left of its times', () => {
    const { site, state } = tabOf();
    state.keep('login', sent);
    site.clock.advance(20_500);
    expect(state.find('login')).toEqual({
      email: sent.email,
      ticket: 'hash',
      atCode: true,
      resendAfterSeconds: 40,
      goodForSeconds: 580,
      closedForSeconds: 0,
    });
    expect(state.find('edit')).toBeNull();
  });

  it('remembers that the visitor went back to the address, which another form cannot say', () => {
    const { state } = tabOf();
    state.keep('login', sent);
    state.moveTo('edit', { atCode: false });
    expect(state.find('login')?.atCode).toBe(true);
    state.moveTo('login', { atCode: false });
    expect(state.find('login')?.atCode).toBe(false);
  });

  it('remembers for how long none is taken, until the next one is sent', () => {
    const { site, state } = tabOf();
    state.keep('login', sent);
    state.close('edit', 900);
    expect(state.find('login')?.closedForSeconds).toBe(0);
    state.close('login', 900);
    site.clock.advance(500_000);
    expect(state.find('login')?.closedForSeconds).toBe(400);
    state.moveTo('login', { atCode: true });
    site.clock.advance(500_000);
    expect(state.find('login')?.closedForSeconds).toBe(0);
    state.close('login', 900);
    state.keep('login', sent);
    expect(state.find('login')?.closedForSeconds).toBe(0);
  });

  it('has no time left below zero', () => {
    const { site, state } = tabOf();
    state.keep('login', sent);
    site.clock.advance(500_000);
    state.moveTo('login', { atCode: true });
    site.clock.advance(500_000);
    expect(state.find('login')).toMatchObject({ resendAfterSeconds: 0, goodForSeconds: 0 });
  });

  it('is gone once it is used, and when somebody signs out', () => {
    const { tab, state } = tabOf();
    state.keep('login', sent);
    state.forget();
    expect(state.find('login')).toBeNull();
    state.keep('login', sent);
    tab.app.get('account').session.end('signed_out');
    expect(state.find('login')).toBeNull();
  });

  it('is this tab’s alone', () => {
    const site = memorySite();
    const browser = site.browser();
    browser.tab().app.get('account').sentPasscode.keep('login', sent);
    expect(browser.tab().app.get('account').sentPasscode.find('login')).toBeNull();
  });
});
