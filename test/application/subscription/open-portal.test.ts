import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

const email = 'lena@example.com';

describe('the page where a subscription is managed', () => {
  it('is found for a subscriber', async () => {
    const site = memorySite();
    const account = site.world.auth.addAccount(email);
    site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
    const { app } = await signedInAs(site, site.browser().tab(), email);
    const opened = await app.get('subscription').openPortal.execute();
    expect(opened.ok && opened.value.customerPortalUrl.protocol).toMatch(/^https?:$/);
  });

  it('is none for who has no subscription, and for who is not signed in', async () => {
    const site = memorySite();
    const tab = site.browser().tab();
    expect(await tab.app.get('subscription').openPortal.execute()).toEqual({
      ok: false,
      error: { code: 'signed_out' },
    });
    expect(site.world.network.calls).toEqual([]);
    const { app } = await signedInAs(site, tab, email);
    expect(await app.get('subscription').openPortal.execute()).toEqual({
      ok: false,
      error: { code: 'no_subscription' },
    });
  });
});
