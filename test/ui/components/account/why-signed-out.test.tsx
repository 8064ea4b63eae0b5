import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { WhySignedOut } from '../../../../src/ui/components/account/why-signed-out.tsx';
import { render } from '../../support/render.tsx';
import { loginPage } from './login-page.tsx';

describe('a page where somebody was signed out', () => {
  it('says why somebody is signed out', async () => {
    const { tab, page } = await loginPage();
    await act(async () => tab.app.get('account').session.end('expired'));
    expect(page.textContent).toContain('We did this for your security.');
  });

  it.each([
    ['signed_out', 'Your subscription stays as it is.'],
    ['reused', 'We did this for your security. Your subscription stays as it is'],
    ['unknown_account', 'The account that was signed in here has been deleted.'],
  ] as const)('says to whoever is signed out because of %s what is true of it', async (reason, words) => {
    const page = await render(<WhySignedOut reason={reason} />);
    expect(page.textContent).toContain(words);
    expect(page.textContent.includes('stays as it is')).toBe(reason !== 'unknown_account');
  });
});
