import type { memorySite } from './memory-browser.ts';

type Site = ReturnType<typeof memorySite>;
type Tab = ReturnType<ReturnType<Site['browser']>['tab']>;

/** Signs a tab in with an address and the passcode from its mailbox; creates the account if nobody has the address. */
export async function signedInAs(site: Site, tab: Tab, email: string): Promise<Tab> {
  const isKnown = Object.values(site.world.auth.state.accounts).some((account) => account.email === email);
  if (!isKnown) site.world.auth.addAccount(email);
  await tab.app.get('account').requestPasscode.execute({ email, locale: 'en' });
  const signedIn = await tab.app.get('account').signIn.execute({
    email,
    passcode: site.world.mailbox.passcodeFor(email) ?? '',
  });
  if (!signedIn.ok) throw new Error(`Could not sign in: ${signedIn.error.code}`);
  return tab;
}
