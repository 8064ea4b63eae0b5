import { defaultLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { devicesInTurn } from './support/crawl.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

// As pages are when they are opened, `pages.spec.ts` and `states.spec.ts` look at them; here they are looked at in what a visitor
// brings about. In one project: a test that is skipped in another opens a page for it all the same.
for (const [index, tag] of publicLocales.entries()) {
  const locale = tag === defaultLocale ? '' : pathIn(tag, '/');
  for (const { name, use } of devicesInTurn(index)) {
    test.describe(`on ${name}`, () => {
      test.use(use);

      test(`a wrong address and a wrong code have no accessibility violation${locale && ` in ${tag}`}`, {
        tag: '@once',
      }, async ({ page }) => {
        const form = new PasscodeForm(page);
        await page.goto(`${locale}/pro/login`);
        await form.address.fill('nobody');
        await form.send.click();
        await expect(form.addressError).toBeVisible();
        await expectNoViolations(page, 'sign in, wrong address');
        await form.askFor(Mailbox.newAddress('axe'));
        await form.enter('000000');
        await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
        await expectNoViolations(page, 'wrong code');
      });
    });
  }
}

test('a purchase to which no address is added has no accessibility violation', { tag: '@once' }, async ({
  page,
}) => {
  await buyMonthly(page);
  await page.getByRole('button', { name: 'Continue without' }).click();
  await expectNoViolations(page, 'welcome without e-mail');
});
