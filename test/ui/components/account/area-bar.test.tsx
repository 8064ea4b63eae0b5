import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { success } from '../../../../src/domain/result.ts';
import type { Subscription } from '../../../../src/domain/subscription/subscription.ts';
import { AreaBar } from '../../../../src/ui/components/account/area-bar.tsx';
import { subscription } from '../../../support/build.ts';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { named, press, render, settle } from '../../support/render.tsx';

const cancel = 'Cancel the subscription';

/** The bar for somebody without an address who has this subscription and presses "Sign out". */
async function signingOutOf(change: Partial<Subscription>) {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/pro/welcome'), 'ada@example.com');
  for (const account of Object.values(site.world.auth.state.accounts)) account.email = null;
  await tab.app.get('account').session.renew();
  vi.spyOn(site.world.subscriptions, 'current').mockReturnValue(success(subscription(change)));
  const page = await render(<AreaBar app={tab.app} />, { app: tab.app });
  await settle();
  await press(page, 'Sign out');
  await settle();
  return { page, session: tab.app.get('account').session };
}

describe('signing out without an address', () => {
  // The dialog is there, as it is ahead of the press.
  beforeAll(() => import('../../../../src/ui/components/account/sign-out-dialog.tsx'));
  beforeEach(() => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockReturnValue(undefined);
  });

  it.each([
    {},
    { status: 'Grace Period' },
    { status: 'Inactive' },
    { status: 'Inactive', suspended: true },
  ] as const)('of %o asks first, and offers to cancel', async (change) => {
    const { page, session } = await signingOutOf(change);
    expect(named(page, 'dialog', 'You might not be able to sign in again').textContent).toContain(
      'for 60 days',
    );
    expect(named(page, 'dialog a', cancel)).toBeTruthy();
    expect(session.current.kind).toBe('signed-in');
  });

  it('of one that was cancelled asks first, and offers nothing to cancel that will not renew', async () => {
    const { page, session } = await signingOutOf({ status: 'Not Auto-Renewable' });
    const dialog = named(page, 'dialog', 'You might not be able to sign in again');
    expect(dialog.textContent).not.toContain(cancel);
    expect(dialog.textContent).not.toContain('renewing');
    expect(session.current.kind).toBe('signed-in');
  });

  it.each([{ status: 'Expired' }, { platform: 'ios' }] as const)(
    'of %o, which is over or which a store leads back to, is done at once',
    async (change) => {
      const { page, session } = await signingOutOf(change);
      expect(page.querySelector('dialog')).toBeNull();
      expect(session.current).toMatchObject({ kind: 'signed-out', reason: 'signed_out' });
    },
  );
});
