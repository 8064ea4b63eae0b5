import type { MemoryHostApp } from '../../../src/adapters/memory/memory-host-app.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { signedInAs } from '../../support/signed-in.ts';

export const email = 'lena@example.com';

/** A page of a site that knows Lena, in a host app with these switches; null for an app that does not know the question. */
export function inApp(config: MemoryHostApp['featureConfig']) {
  const site = memorySite();
  const account = site.world.auth.addAccount(email);
  const tab = site.browser().tab('/subscriptions', { inHostApp: true });
  tab.hostApp.featureConfig = config;
  return { site, account, ...tab };
}

type Page = ReturnType<typeof inApp>;

export const v1 = () => inApp({ useSubscriptionsAuthV2: false });

export const passcodeIn = ({ site }: Pick<Page, 'site'>, to = email) =>
  site.world.mailbox.passcodeFor(to) ?? 'none';

export async function signedIn(page: Page): Promise<Page> {
  await signedInAs(page.site, page, email);
  return page;
}
