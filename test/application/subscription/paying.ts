import { plan } from '../../support/build.ts';
import { memorySite } from '../../support/memory-browser.ts';

export async function paying(options: Parameters<typeof memorySite>[0] = {}) {
  const site = memorySite(options);
  const browser = site.browser();
  const tab = browser.tab('/pro');
  const opened = await tab.app.get('purchase').startCheckout.execute({ plan: plan(), locale: 'en' });
  if (!opened.ok) throw new Error(opened.error.code);
  return { site, browser, ...tab, page: opened.value.checkoutUrl };
}

/** Whoever pays has had a subscription before, which has ended. */
export async function payingAgain(options: Parameters<typeof memorySite>[0] = {}) {
  const payer = await paying(options);
  const [account = ''] = Object.keys(payer.site.world.auth.state.accounts);
  payer.site.world.subscriptions.addSubscription(account, 'privacy-pro-monthly-us', 0);
  payer.site.world.subscriptions.end(account);
  return payer;
}
