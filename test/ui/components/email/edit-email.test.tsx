import { expect, it } from 'vitest';
import { EditEmailPage } from '../../../../src/ui/components/email/edit-email-page.tsx';
import { memorySite } from '../../../support/memory-browser.ts';
import { signedInAs } from '../../../support/signed-in.ts';
import { press, render, settle, type } from '../../support/render.tsx';

it('says of one’s own address that there is nothing to change, and sends no code', async () => {
  const site = memorySite();
  const tab = await signedInAs(site, site.browser().tab('/pro/edit-email'), 'ada@example.com');
  site.clock.advance(60_000);
  const page = await render(<EditEmailPage />, { app: tab.app });
  await settle();
  await type(page, 'email', 'Ada@example.com ');
  await press(page, 'Send code');
  await settle();
  expect(page.textContent).toContain('You already sign in with this address. Enter the new one.');
  const field = page.querySelector('input[name=email]');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(site.world.network.count('requestEmailChange')).toBe(0);
  expect(page.querySelector('input[name=passcode]')).toBeNull();
});
