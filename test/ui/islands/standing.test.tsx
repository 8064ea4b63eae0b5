import { act } from 'react';
import { expect, it } from 'vitest';
import type { Island } from '../../../src/ui/islands/hydrate-island.tsx';
import { LiveRemovalAccess } from '../../../src/ui/islands/live-removal-access.tsx';
import { LiveRestorationCode } from '../../../src/ui/islands/live-restoration-code.tsx';
import { LiveStanding } from '../../../src/ui/islands/live-standing.tsx';
import { LiveSupportFacts } from '../../../src/ui/islands/live-support-facts.tsx';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { render, settle } from '../support/render.tsx';

/** The island on a static page, for the owner of a yearly plan. */
async function island({
  ended = false,
  cancelled = false,
  signedIn = true,
  Live = LiveStanding as Island,
} = {}) {
  const site = memorySite();
  const tab = site.browser().tab('/dbp');
  if (signedIn) {
    await signedInAs(site, tab, 'ada@example.com');
    const [account = ''] = Object.keys(site.world.auth.state.accounts);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', 0);
    if (ended) site.world.subscriptions.end(account);
    await tab.app.load('subscription');
    if (cancelled) await tab.app.get('subscription').setRenewal.execute(false);
  }
  const page = await render(<Live app={tab.app} locale="de" />, { app: tab.app });
  await settle();
  return page;
}

it('says that the subscription has ended, and leads to the plans in the visitor’s language', async () => {
  const page = await island({ ended: true });
  expect(page.textContent).toContain('Your subscription ended on');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/de/pro');
});

it('says that the subscription ends, and leads to where that is taken back', async () => {
  const page = await island({ cancelled: true });
  expect(page.textContent).toContain('Nothing more will be charged.');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/de/subscriptions/manage');
});

it.each<readonly [string, Island]>([
  ['the removal', LiveRemovalAccess],
  ['the restoration', (props) => <LiveRestorationCode {...props} root={document.documentElement} />],
  ['support', LiveSupportFacts],
])(
  'says it on the page of %s in the island that is there already, and nothing while it renews',
  async (_, Live) => {
    const news = (await island({ cancelled: true, Live })).querySelectorAll('[role=status]:has(a)');
    expect(news).toHaveLength(1);
    expect(news[0]?.textContent).toContain('Your subscription ends on');
    expect((await island({ Live })).textContent).not.toContain('Your subscription ends on');
  },
);

it('says nothing of a subscription that renews, and nothing to whoever is not signed in', async () => {
  expect((await island()).textContent).toBe('');
  expect((await island({ signedIn: false })).textContent).toBe('');
});

it('stays closed for the visit once its reader closed it, until the subscription stands otherwise', async () => {
  const site = memorySite();
  const first = site.browser().tab('/dbp');
  await signedInAs(site, first, 'ada@example.com');
  const [account = ''] = Object.keys(site.world.auth.state.accounts);
  site.world.subscriptions.addSubscription(account, 'privacy-pro-yearly-us', 0);
  await first.app.load('subscription');
  const { setRenewal, subscription } = first.app.get('subscription');
  await setRenewal.execute(false);
  /** On another page of the visit. */
  const open = async () => {
    const page = await render(<LiveStanding app={first.app} locale="en" />, { app: first.app });
    await settle();
    return page;
  };
  const shown = await open();
  expect(shown.textContent).toContain('Your subscription ends on');
  await act(async () => shown.querySelector('button')?.click());
  expect(shown.textContent).toBe('');
  expect((await open()).textContent).toBe('');
  site.world.subscriptions.end(account);
  await act(async () => subscription.refresh());
  expect((await open()).textContent).toContain('Your subscription ended on');
  expect(shown.textContent, 'and where it was closed').toContain('Your subscription ended on');
});
