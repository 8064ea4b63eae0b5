import { defaultLocale, pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { ManagePage } from './pages/manage-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { makeAccount, signedInAs } from './support/app-account.ts';
import { apps } from './support/apps.ts';
import { devicesInTurn } from './support/crawl.ts';
import { playHostAround } from './support/host-around.ts';
import { Mailbox } from './support/mailbox.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { subscribe, subscribeWithAddress } from './support/subscriber.ts';
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

for (const { name, use } of devicesInTurn(0)) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('the questions of the account’s page have no accessibility violation', { tag: '@once' }, async ({
      page,
    }) => {
      test.slow();
      const mailbox = new Mailbox(page.request, await subscribeWithAddress(page, 'asked'));
      await mailbox.endWait();
      const manage = new ManagePage(page);
      const main = page.getByRole('main');
      await manage.open();
      await manage.cancel.click();
      await expect(manage.confirmCancel).toBeVisible();
      await expectNoViolations(page, 'whether to cancel');
      await main.getByRole('button', { name: 'Don’t cancel' }).click();
      await manage.deleteAccount.click();
      await expect(page.getByText('What we keep, and why:')).toBeVisible();
      await expectNoViolations(page, 'whether to delete the account');
      await main.getByRole('button', { name: 'Delete my account' }).click();
      await expect(new PasscodeForm(page).passcode).toBeVisible();
      await expectNoViolations(page, 'the code that deletes it');
      await main.getByRole('button', { name: 'Keep everything as it is' }).click();
      await manage.signOutEverywhere.click();
      await expect(page.getByRole('heading', { name: 'You are signed out everywhere' })).toBeVisible();
      await expectNoViolations(page, 'signed out everywhere');
    });
  });
}

for (const { name, use } of devicesInTurn(1)) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('leaving a subscription without an address has no accessibility violation', {
      tag: '@once',
    }, async ({ page }) => {
      test.slow();
      await subscribe(page);
      const manage = new ManagePage(page);
      await manage.open();
      await manage.signOutEverywhere.click();
      await expect(page.getByText('only your recovery key brings you back')).toBeVisible();
      await expectNoViolations(page, 'whether to sign out everywhere');
      await page.getByRole('button', { name: 'Make my recovery key' }).click();
      await page.getByText('Save it in a password manager').click();
      await expect(page.getByLabel('Recovery key, as the password')).toBeVisible();
      await expectNoViolations(page, 'the key for a password manager');
      const own = new OwnSubscription(page);
      await own.signOut.click();
      await expect(
        page.getByRole('dialog', { name: 'You might not be able to sign in again' }),
      ).toBeVisible();
      await expectNoViolations(page, 'whether to sign out');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'I’ve saved my key' }).click();
      await expect(page.getByText('You have saved your recovery key.')).toBeVisible();
      await expectNoViolations(page, 'the key is saved');
      await own.signOut.click();
      await expect(page.getByText('You are signed out in this browser')).toBeVisible();
      await expectNoViolations(page, 'signed out');
    });

    test('what becomes of an address and of the account has no accessibility violation', {
      tag: '@once',
    }, async ({ page }) => {
      test.slow();
      await page.clock.install();
      const first = new Mailbox(page.request, await subscribeWithAddress(page, 'moved'));
      const second = new Mailbox(page.request, Mailbox.newAddress('moved-to'));
      const main = page.getByRole('main');
      const form = new PasscodeForm(page);

      await page.goto('/pro/edit-email');
      await form.askFor(second.address);
      await page.clock.runFor('10:01');
      await expect(main.getByText('The code has expired')).toBeVisible();
      await expectNoViolations(page, 'the code that changes the address has expired');
      await second.endWait();
      const seen = await second.count();
      await main.getByRole('button', { name: 'Send a new code' }).click();
      await form.passcode.fill(await second.passcode(seen));
      await main.getByRole('button', { name: 'Change address' }).click();
      await expect(main.getByText(`You now sign in with ${second.address}.`)).toBeVisible();
      await expectNoViolations(page, 'the address is changed');

      await second.endWait();
      const before = await second.count();
      await page.goto('/pro/remove-email');
      await main.getByRole('button', { name: 'Remove address' }).click();
      await second.passcode(before);
      await form.passcode.waitFor();
      await page.clock.runFor('10:01');
      await expect(main.getByText('The code has expired')).toBeVisible();
      await expectNoViolations(page, 'the code that removes the address has expired');
      await second.endWait();
      const expired = await second.count();
      await main.getByRole('button', { name: 'Send a new code' }).click();
      await form.passcode.fill(await second.passcode(expired));
      await main.getByRole('button', { name: 'Confirm removal' }).click();
      await expect(main.getByText(`${second.address} has been removed`)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Make my recovery key' })).toBeVisible();
      await expectNoViolations(page, 'the address is removed');

      const third = new Mailbox(page.request, Mailbox.newAddress('added'));
      await page.goto('/pro/add-email');
      await form.askFor(third.address);
      await page.clock.runFor('10:01');
      await expect(main.getByText('The code has expired')).toBeVisible();
      await expectNoViolations(page, 'the code that adds an address has expired');

      await first.endWait();
      const sent = await first.count();
      const manage = new ManagePage(page);
      await manage.open();
      await manage.deleteAccount.click();
      await main.getByRole('button', { name: 'Delete my account' }).click();
      await form.passcode.fill(await first.passcode(sent));
      await main.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
      await expectNoViolations(page, 'the account is deleted');
    });

    test('what a key, a code and a lost connection say has no accessibility violation', {
      tag: '@once',
    }, async ({ page, context }) => {
      test.slow();
      await page.goto('/pro/login');
      const form = new PasscodeForm(page);
      await form.address.fill('7K2M-9QXF-3NPA-8VTB-5WCD');
      await form.confirm.click();
      await expect(page.getByRole('main').getByText('This recovery key has a typo.')).toBeVisible();
      await expectNoViolations(page, 'a key with a typo');

      await subscribe(page);
      const own = new OwnSubscription(page);
      await own.open();
      await page.getByRole('main').getByRole('button', { name: 'Make my recovery key' }).click();
      await own.recoveryKey();
      const other = await context.newPage();
      await new OwnSubscription(other).open();
      await other.getByRole('button', { name: 'Make a new key' }).click();
      await expect(page.getByText('The key that was shown here no longer works.')).toBeVisible();
      await expectNoViolations(page, 'the key was made anew in another tab');
      await other.close();

      await page.goto('/identity-theft-restoration');
      await page.getByRole('button', { name: 'Get my code' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Your code' })).toBeVisible();
      await expectNoViolations(page, 'a code for the restoration of an identity');

      const manage = new ManagePage(page);
      await manage.open();
      await manage.cancel.click();
      await context.setOffline(true);
      await manage.confirmCancel.click();
      await expect(page.getByRole('main').getByText('We can’t reach our server.')).toBeVisible();
      await expectNoViolations(page, 'cancelling without a connection');
      await context.setOffline(false);
    });

    test('the pages in an app have no accessibility violation', { tag: '@once' }, async ({ page }) => {
      test.slow();
      const { signedIn: buyer } = signedInAs(await makeAccount(page.request));
      await playHostAround(page, { ...apps.iOS, state: { purchase: 'completed', buyer } });
      await page.goto('/subscriptions');
      const plans = new PlanPage(page);
      await plans.monthly.check();
      await expect(page.getByText(/You pay through/)).toBeVisible();
      await expectNoViolations(page, 'the plans of the app’s store');
      await plans.start.click();
      await expect(new OwnSubscription(page).welcome).toBeVisible();
      await expectNoViolations(page, 'what was bought there');
      await page.goto('/subscriptions');
      await expect(page.getByText('You already have Mallard Pro')).toBeVisible();
      await expectNoViolations(page, 'the plans for a subscriber of the app');
    });
  });
}
