import type { Locator, Page } from '@playwright/test';
import { Mailbox } from './support/mailbox.ts';
import { subscribe } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

/** Keeps a call's answer back until the test says that the connection breaks; the next call goes through. */
async function holdAnswer(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    `**${path}`,
    async (route) => {
      await promise;
      await route.abort();
    },
    { times: 1 },
  );
  return resolve;
}

/** Notes the calls that go out to a path. */
function noteCalls(page: Page, path: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.method());
  });
  return calls;
}

/** Presses, and reads what the page says while the answer is late: nothing at first, nothing moves, and no second call goes out. */
async function pressAndWait(
  page: Page,
  button: Locator,
  late: string,
  path: string,
  calls = noteCalls(page, path),
): Promise<void> {
  const line = page.getByText(late);
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(line, 'not at once').toBeHidden();
  const before = await button.boundingBox();
  await expect(line).toBeVisible();
  expect(await button.boundingBox(), 'nothing moves').toEqual(before);
  await button.press('Enter');
  expect(calls).toHaveLength(1);
}

test(
  'the newsletter’s form says that its answer is late, then that it is lost, and goes on',
  once,
  async ({ page }) => {
    const path = '/newsletter/subscription/subscribe';
    await page.goto('/newsletter');
    const breakDown = await holdAnswer(page, path);
    const address = Mailbox.newAddress('late');
    const email = page.getByLabel('E-mail address');
    await email.fill(address);
    await expect(page.locator('[data-island="newsletter"]')).toHaveAttribute('data-island-state', 'live');
    const button = page.getByRole('button', { name: 'Sign up' });
    await pressAndWait(
      page,
      button,
      'This is taking longer than usual. What you entered is still here.',
      path,
    );
    breakDown();
    await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('This is taking longer than usual.')).toBeHidden();
    await expect(email).toHaveValue(address);
    await button.click();
    await expect(page.getByText(`We’ve sent an e-mail to ${address}.`)).toBeVisible();
  },
);

test('the survey says that its answer is late, then that it is lost, and goes on', once, async ({ page }) => {
  await page.goto('/windows-survey');
  const breakDown = await holdAnswer(page, '/feedback');
  await page.getByLabel('It was slow or crashed').check();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-island-state', 'live');
  const button = page.getByRole('button', { name: 'Send answer' });
  const late = 'This is taking longer than usual. What you entered is still here.';
  await pressAndWait(page, button, late, '/feedback');
  breakDown();
  await expect(page.getByText('We couldn’t send it just now.')).toBeVisible();
  await expect(page.getByText(late)).toBeHidden();
  await button.click();
  await expect(page.getByRole('status').getByText('Thank you, your answer has arrived')).toBeVisible();
});

test(
  'the restoration code and the details for support say that their answer is late, and go on',
  once,
  async ({ page }) => {
    test.slow();
    await subscribe(page);
    const alert = page.getByRole('alert').filter({ visible: true });
    await page.goto('/identity-theft-restoration');
    const breakDown = await holdAnswer(page, '/itr/issue');
    const getCode = page.getByRole('button', { name: 'Get my code' });
    const callWithout = 'This is taking longer than usual. You can call without a code as well.';
    await pressAndWait(page, getCode, callWithout, '/itr/issue');
    breakDown();
    await expect(alert).toContainText('We can’t reach our server.');
    await getCode.click();
    await expect(page.getByRole('status').filter({ hasText: 'Your code' })).toBeVisible();

    const breakAgain = await holdAnswer(page, '/api/subscription');
    const calls = noteCalls(page, '/api/subscription');
    await page.goto('/subscription-support');
    const add = page.getByRole('button', { name: 'Add my subscription’s details' });
    const askWithout = 'This is taking longer than usual. You can ask your question without it.';
    await pressAndWait(page, add, askWithout, '/api/subscription', calls);
    breakAgain();
    await expect(alert).toContainText('We can’t reach our server.');
    await add.click();
    await expect(page.getByText('Added at the end of your question.')).toBeVisible();
  },
);
