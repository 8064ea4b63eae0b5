import { LoginPage } from '../../../../src/ui/components/account/login-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { press, render, settle, type } from '../../support/render.tsx';

export const email = 'ada@example.com';

export async function loginPage(purpose: 'login' | 'confirm' = 'login') {
  const site = memorySite();
  site.world.auth.addAccount(email);
  const tab = site.browser().tab('/pro/login');
  const page = await render(<LoginPage purpose={purpose} />, { app: tab.app });
  return { site, tab, page };
}

export async function askForCode(page: HTMLElement) {
  await type(page, 'email', ` ${email.toUpperCase()} `);
  await press(page, 'Send code');
  await settle();
}
