import { defaultLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { devicesInTurn } from './support/crawl.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

// As pages are when they are opened, `pages.spec.ts` looks at them; here they are looked at in what states they come to. In one
// project: a test that is skipped in another opens a page for it all the same.
for (const [index, tag] of publicLocales.entries()) {
  const locale = tag === defaultLocale ? '' : pathIn(tag, '/');
  for (const { name, use } of devicesInTurn(index)) {
    test.describe(`on ${name}`, () => {
      test.use(use);

      test(`no state has an accessibility violation${locale && ` in ${tag}`}`, { tag: '@once' }, async ({
        page,
      }) => {
        test.slow();
        const plans = new PlanPage(page);
        await plans.open('', locale);
        await expect(plans.start).toBeVisible();
        await expectNoViolations(page, 'plans');
        await plans.open('?country=no', locale);
        await expect(page.locator('html')).toHaveAttribute('data-market', 'none');
        await expectNoViolations(page, 'not available');
        await page.goto(`${locale}/pro/welcome`);
        await expect(new OwnSubscription(page).signedOut).toBeVisible();
        await expectNoViolations(page, 'signed out');
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

// One phone and one desktop, one light and one dark.
for (const { name, use } of new Set([...devicesInTurn(0), ...devicesInTurn(1)])) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('the subscription, bought, has no accessibility violation', { tag: '@once' }, async ({ page }) => {
      await buyMonthly(page);
      await expectNoViolations(page, 'welcome');
      await page.getByRole('button', { name: 'Continue without' }).click();
      await expectNoViolations(page, 'welcome without e-mail');
      await page.goto('/pro/add-email');
      await expect(new PasscodeForm(page).address).toBeVisible();
      await expectNoViolations(page, 'add e-mail');
      await page.goto('/pro');
      await expect(page.getByRole('heading', { name: /You already have/ })).toBeVisible();
      await expectNoViolations(page, 'plans for a subscriber');
    });
  });
}
