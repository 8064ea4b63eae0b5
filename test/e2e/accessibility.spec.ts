import { defaultLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { hasTurn } from './support/crawl.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

// As pages are when they are opened, `pages.spec.ts` looks at them; here they are looked at in what states they come to.
for (const [index, tag] of publicLocales.entries()) {
  const locale = tag === defaultLocale ? '' : pathIn(tag, '/');
  test(`no state has an accessibility violation${locale && ` in ${tag}`}`, async ({ page }, { project }) => {
    test.skip(!hasTurn(project.name, index), 'another project looks at this language');
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
}

test('the subscription, bought, has no accessibility violation', async ({ page }, { project }) => {
  test.skip(![0, 1].some((turn) => hasTurn(project.name, turn)), 'one phone and one desktop');
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
