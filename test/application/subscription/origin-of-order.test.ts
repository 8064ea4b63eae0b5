import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';
import { checkouts, hadTrial, monthly, originsOf, yearly } from './orders.ts';

describe('the origin of an order', () => {
  it('sends the origin of the visit and comes back in the visitor’s language', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/de/pro?origin=pro_radio_endorsement');
    await app.get('purchase').startCheckout.execute({ ...yearly, locale: 'de' });
    expect(checkouts(site)).toMatchObject([
      {
        returnUrl: 'https://mallard.example/de/pro/welcome',
        trialDays: 30,
        productId: 'privacy-pro-yearly-us',
      },
    ]);
    expect(checkouts(site)[0]?.origin).toBe('pro_radio_endorsement');
  });

  it('sends the origin of a trial when the visit has none', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro');
    await app.get('purchase').startCheckout.execute(yearly);
    expect(checkouts(site)[0]).toMatchObject({ trialDays: 7 });
    expect(checkouts(site)[0]?.origin).toBe('home__trial_annual');
  });

  it('sends the origin of a trial for an account that has had none', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab('/pro'), 'lena@example.com');
    await app.get('purchase').startCheckout.execute(monthly);
    expect(checkouts(site)[0]).toMatchObject({ trialDays: 7 });
    expect(checkouts(site)[0]?.origin).toBe('home__trial_monthly');
  });

  it('sends no origin for an account that has had its trial, and gives none', async () => {
    const { site, app } = await hadTrial('/pro');
    expect((await app.get('purchase').startCheckout.execute(yearly)).ok).toBe(true);
    expect(originsOf(site)).toEqual([null]);
    expect(checkouts(site)[0]).toMatchObject({ trialDays: 0 });
  });

  it('sends the origin of the visit for an account that has had its trial', async () => {
    const { site, app } = await hadTrial('/pro?origin=home_google');
    await app.get('purchase').startCheckout.execute(yearly);
    expect(originsOf(site)).toEqual(['home_google']);
  });

  it('claims no trial where it cannot be found out whether one is allowed, and sells all the same', async () => {
    const site = memorySite();
    const { app } = await signedInAs(site, site.browser().tab('/pro'), 'lena@example.com');
    site.world.network.failNext('products', 'bad_answer');
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(originsOf(site)).toEqual([null]);
  });

  it.each(['a__', 'ab_', '_a_'])(
    'sells to who came by the short origin %s, and sends it whole',
    async (text) => {
      const site = memorySite();
      const { app } = site.browser().tab(`/pro?origin=${text}`);
      expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
      expect(originsOf(site)).toEqual([text]);
    },
  );

  it('sells to who came by an origin that names nothing, as to who came by none', async () => {
    const site = memorySite();
    const { app } = site.browser().tab('/pro?origin=___');
    expect((await app.get('purchase').startCheckout.execute(monthly)).ok).toBe(true);
    expect(originsOf(site)).toEqual(['home__trial_monthly']);
  });
});
