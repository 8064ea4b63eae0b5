import { expect, it } from 'vitest';
import { RemovalAccess } from '../../../src/ui/components/products/removal-access.tsx';
import { LiveRemovalAccess } from '../../../src/ui/islands/live-removal-access.tsx';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { render, settle } from '../support/render.tsx';

/** The island for the owner of a subscription to a plan, or of none. */
async function island(productId: string | null, { ended = false, down = false } = {}) {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/dbp'), 'ada@example.com');
  const [account = ''] = Object.keys(site.world.auth.state.accounts);
  if (productId !== null) site.world.subscriptions.addSubscription(account, productId, 0);
  if (ended) site.world.subscriptions.end(account);
  site.world.network.down = down;
  const page = await render(<LiveRemovalAccess app={tab.app} locale="en" />, { app: tab.app });
  await settle();
  return page.querySelector('h3')?.textContent;
}

it('says of a plan whether it includes the removal', async () => {
  expect(await island('privacy-pro-yearly-us')).toBe('Your subscription includes it');
  expect(await island('privacy-pro-monthly-eu')).toBe('Your plan doesn’t include it');
});

it('says that there is no subscription, or none any more', async () => {
  expect(await island(null)).toBe('You have no active subscription');
  expect(await island('privacy-pro-yearly-us', { ended: true })).toBe('You have no active subscription');
});

it('leaves the page as it is where it cannot be told', async () => {
  const site = memorySite();
  const page = await render(<RemovalAccess locale="en" />, { app: site.browser().tab('/dbp').app });
  const before = page.querySelector('h3')?.textContent;
  expect(await island('privacy-pro-yearly-us', { down: true })).toBe(before);
});

it('tells nobody who is not signed in that they are', async () => {
  const { app } = memorySite().browser().tab('/dbp');
  const page = await render(<LiveRemovalAccess app={app} locale="en" />, { app });
  await settle();
  expect(page.querySelector('h3')?.textContent).toBe('Already subscribed?');
});
