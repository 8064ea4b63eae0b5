import { vi } from 'vitest';
import { success } from '../../../../src/domain/result.ts';
import { ManagePage } from '../../../../src/ui/components/manage/manage-page.tsx';
import { subscription } from '../../../support/build.ts';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { render, settle } from '../../support/render.tsx';

export const email = 'ada@example.com';

/** The page for the owner of a yearly subscription in a status; `days` of a free trial. */
export async function managed({
  status,
  suspended,
  days = 0,
}: {
  status?: 'Grace Period' | 'Expired' | 'Inactive';
  suspended?: true;
  days?: number;
} = {}) {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/subscriptions/manage'), email);
  site.clock.advance(60_000);
  const [account = ''] = Object.keys(site.world.auth.state.accounts);
  site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', days);
  if (status === 'Expired') site.world.subscriptions.end(account);
  if (status === 'Grace Period' || status === 'Inactive') {
    const overdue = subscription({
      status,
      productId: 'privacy-pro-yearly-us',
      ...(suspended && { suspended }),
    });
    vi.spyOn(site.world.subscriptions, 'current').mockReturnValue(success(overdue));
  }
  const page = await render(<ManagePage />, { app: tab.app });
  await settle();
  return { site, tab, page, account };
}

/** What the page loads late, so that it is there as after the first visit. */
export const loadLateParts = () =>
  Promise.all([
    import('../../../../src/ui/components/recovery/recovery-key-card.tsx'),
    import('../../../../src/ui/components/manage/delete-form.tsx'),
    import('../../../../src/ui/components/manage/own-plan.tsx'),
  ]);
