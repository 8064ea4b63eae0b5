import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { expect, test } from './support/test.ts';

test('the fake environment plays the journey without a server', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/(api|countryCode|country\.json|privacy-pro-eligible\.json|t)(\/|\?|$)/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const passcodes: string[] = [];
  page.on('console', (message) => {
    const passcode = /^mail to .*: (\d{6})$/.exec(message.text())?.[1];
    if (passcode !== undefined) passcodes.push(passcode);
  });

  // A slow machine may show the waiting for less time than it takes to look for it.
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    new MutationObserver(() => titles.add(document.querySelector('h1')?.textContent ?? '')).observe(
      document,
      {
        subtree: true,
        childList: true,
      },
    );
  });

  const plans = new PlanPage(page);
  await page.goto('/pro/login?environment=fake');
  await plans.open();
  await plans.monthly.check();
  await plans.start.click();
  const own = new OwnSubscription(page);
  await expect(own.welcome).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Developer panel' })).toBeVisible();
  const titles = await page.evaluate(() => [...(window as never as { titles: Set<string> }).titles]);
  expect(titles).toContainEqual(expect.stringMatching(/^Looking for your subscription/));

  const form = new PasscodeForm(page);
  await form.askFor('fake@example.com');
  await expect.poll(() => passcodes.length).toBe(1);
  await form.enter(passcodes[0] ?? '');
  await expect(page.getByText('fake@example.com is confirmed.')).toBeVisible();
  const facts = await own.facts();

  await own.signOut.click();
  await expect(page.getByText('You are signed out in this browser')).toBeVisible();
  await expect(form.address).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward(61_000);
  await form.askFor('fake@example.com');
  await expect.poll(() => passcodes.length).toBe(2);
  await form.enter(passcodes[1] ?? '');
  expect(await own.facts()).toEqual(facts);
  expect(asked, 'calls that left the page').toEqual([]);
});
