import { act } from 'react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountOf } from '../../../../src/adapters/memory/memory-auth-state.ts';
import { failure, success } from '../../../../src/domain/result.ts';
import { ManagePage } from '../../../../src/ui/components/manage/manage-page.tsx';
import { subscription } from '../../../support/build.ts';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { named, press, render, settle, type } from '../../support/render.tsx';
import { email, loadLateParts, managed } from './managed.tsx';

describe('deleting the account on the page where a subscription is managed', () => {
  beforeAll(loadLateParts);

  it('says that deleting the account ends a subscription that runs', async () => {
    const { page } = await managed();
    expect(page.textContent).toContain('Ends your subscription at once and deletes your account.');
    await press(page, 'Delete account');
    await settle();
    expect(page.textContent).toContain('Your subscription ends at once');
  });

  it('speaks of no payment to who deletes the account in the free trial', async () => {
    const { page } = await managed({ days: 7 });
    await press(page, 'Delete account');
    await settle();
    expect(page.textContent).toContain('Your free trial ends at once, and nothing will be charged.');
    expect(page.textContent).toContain('To use the free trial to its end, cancel instead');
    expect(page.textContent).not.toMatch(/refunded|have paid for/);
  });

  it('says that deleting the account ends nothing that a store charges for', async () => {
    const site = memorySite();
    const tab = await signedInAs(site, site.browser().tab('/subscriptions/manage'), email);
    const bought = success(subscription({ platform: 'ios' }));
    vi.spyOn(site.world.subscriptions, 'current').mockReturnValue(bought);
    const page = await render(<ManagePage />, { app: tab.app });
    await settle();
    const doesNot = 'Deleting your account does not cancel a subscription in an app store.';
    expect(named(page, 'p', 'Deletes your account.').textContent).not.toContain('subscription');
    await press(page, 'Delete account');
    await settle();
    expect(named(page, 'strong', doesNot)).toBeTruthy();
    expect(page.textContent).not.toMatch(/ends (?:your subscription )?at once/i);
  });

  it('deletes the account with the code that was sent, and says so', async () => {
    const { page, site } = await managed();
    await press(page, 'Delete account');
    expect(page.textContent).toContain('for 400\u00a0days');
    expect(site.world.network.count('requestDeletion')).toBe(0);
    await press(page, 'Delete my account');
    await settle();
    expect(page.textContent).toContain('a…@example.com');
    const code = site.world.mailbox.passcodeFor(email) ?? '';
    await type(page, 'passcode', code === '123456' ? '654321' : '123456');
    await press(page, 'Delete for good');
    await settle();
    expect(accountOf(site.world.auth.state, email), 'another code deletes nothing').not.toBeNull();
    await type(page, 'passcode', code);
    await press(page, 'Delete for good');
    await settle();
    expect(page.textContent).toContain('Your account has been deleted');
    expect(accountOf(site.world.auth.state, email)).toBeNull();
  });

  it('deletes nothing for who keeps everything after the code was sent', async () => {
    const { page, site } = await managed();
    await press(page, 'Delete account');
    await press(page, 'Delete my account');
    await settle();
    await press(page, 'Keep everything as it is');
    expect(named(page, 'button', 'Delete account')).toBeTruthy();
    expect(accountOf(site.world.auth.state, email)).not.toBeNull();
  });

  it('goes on with the code that was sent a moment ago when the deletion was left and is asked for again', async () => {
    const { page, site } = await managed();
    await press(page, 'Delete account');
    await press(page, 'Delete my account');
    await settle();
    await press(page, 'Keep everything as it is');
    await press(page, 'Delete account');
    await press(page, 'Delete my account');
    await settle();
    expect(page.querySelector('input[name=passcode]')).toBe(document.activeElement);
    expect(site.world.network.count('requestDeletion')).toBe(1);
    expect(page.textContent).not.toContain('Too many attempts');
  });

  it('lets the time run down, with no button that is refused, while the service sends no other code', async () => {
    const { page, site } = await managed();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.spyOn(site.world.auth.passcodes, 'issue').mockReturnValue(
      failure({ code: 'too_many_requests', retryAfterSeconds: 40 }),
    );
    await press(page, 'Delete account');
    await press(page, 'Delete my account');
    await settle();
    expect(page.textContent).toContain('We can’t send a code just yet');
    expect(page.textContent).toContain('in 40 seconds');
    expect(page.textContent).not.toContain('Delete my account');
    expect(document.activeElement?.textContent).toContain('We can’t send a code just yet');
    await act(async () => vi.advanceTimersByTime(40_000));
    expect(page.textContent).not.toContain('just yet');
    expect(named(page, 'button', 'Delete my account')).toBeTruthy();
  });

  it('deletes an account without an address without a code', async () => {
    const { page, site, account } = await managed();
    const row = site.world.auth.state.accounts[account];
    if (row !== undefined) row.email = null;
    await press(page, 'Delete account');
    await press(page, 'Delete my account');
    await settle();
    expect(page.textContent).toContain('Your account has been deleted');
    expect(site.world.auth.state.accounts).toEqual({});
  });
});
