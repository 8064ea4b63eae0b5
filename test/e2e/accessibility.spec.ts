import { defaultLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

for (const tag of publicLocales) {
  const locale = tag === defaultLocale ? '' : pathIn(tag, '/');
  test(`no page has an accessibility violation${locale && ` in ${tag}`}`, async ({ page, colorScheme }) => {
    test.skip(locale !== '' && colorScheme === 'dark', 'Colours are the same in every language');
    test.slow();
    const plans = new PlanPage(page);
    await page.goto(locale || '/');
    await expectNoViolations(page, 'home');
    await page.goto(`${locale}/404`);
    await expectNoViolations(page, '404');
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
    await expectNoViolations(page, 'sign in');
    await form.address.fill('nobody');
    await form.send.click();
    await expect(form.problem).toBeVisible();
    await expectNoViolations(page, 'sign in, wrong address');
    await form.askFor(Mailbox.newAddress('axe'));
    await form.enter('000000');
    await expect(form.passcode).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, 'wrong code');
  });
}

test('the subscription, bought, has no accessibility violation', async ({ page }) => {
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
