import type { Locator } from '@playwright/test';
import { Beacons } from './support/beacons.ts';
import { Mailbox } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

/** In pixels, between an element and the one before it. */
function spaceAbove(place: Locator): Promise<number> {
  return place.evaluate(
    (element) =>
      element.getBoundingClientRect().top -
      (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
}

test(
  'the newsletter’s form says what is missing, takes a good address and counts it once',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await page.goto('/newsletter');
    const email = page.getByLabel('E-mail address');
    // Typed before the island has loaded, and still there afterwards.
    await email.fill('duck');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
    await expect(email).toHaveValue('duck');
    await expect(email).toBeFocused();
    const address = Mailbox.newAddress('reader');
    await email.fill(address);
    await page.getByLabel('Weekly privacy news').uncheck();
    await page.getByRole('button', { name: 'Sign up' }).click();
    const error = page.getByText('Choose at least one of the two.');
    await expect(error).toBeVisible();
    expect(await spaceAbove(error), 'an error keeps its distance from the hint').toBeGreaterThan(4);
    expect(beacons.of('newsletter_subscribe')).toEqual([]);
    await page.getByLabel('E-mail course with privacy tips').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText(`We’ve sent an e-mail to ${address}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeHidden();
    await expect.poll(() => beacons.of('newsletter_subscribe')).toHaveLength(1);
    expect(JSON.stringify(beacons.of())).not.toContain(address.split('@')[0]);
    await expect.poll(() => new Mailbox(page.request, address).count()).toBe(1);
  },
);

for (const path of ['/newsletter', '/about']) {
  test(
    `what was pressed on ${path} before the form’s code had come is sent by it`,
    once,
    async ({ page }) => {
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route('**/assets/island-*', async (route) => {
        await come;
        await route.continue();
      });
      await page.goto(path);
      const address = Mailbox.newAddress('quick');
      await page.getByLabel('E-mail address').fill(address);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.locator('form[data-held]')).toHaveAttribute('aria-busy', 'true');
      letCome();
      await expect(page.getByText(`We’ve sent an e-mail to ${address}.`)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    },
  );
}

test(
  'when the form’s code cannot be fetched it says so, and what was typed stays',
  once,
  async ({ page }) => {
    await page.goto('/newsletter');
    await page.route('**/assets/island-*', (route) => route.abort());
    await page.getByLabel('E-mail address').fill('duck@example.com');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('We couldn’t load what this form needs.')).toBeVisible();
    await expect(page.getByLabel('E-mail address')).toHaveValue('duck@example.com');
  },
);

test(
  'an address that signed up just now is told the same again, and has its one e-mail',
  once,
  async ({ page }) => {
    const address = Mailbox.newAddress('again');
    for (const _ of ['first', 'again']) {
      await page.goto('/newsletter');
      await page.getByLabel('E-mail address').fill(address);
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText(`We’ve sent an e-mail to ${address}.`)).toBeVisible();
    }
    await expect.poll(() => new Mailbox(page.request, address).count()).toBe(1);
  },
);

test(
  'without JavaScript the form is a plain one, in the page’s language',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/de/newsletter');
    const sent = page.locator('#sent');
    await expect(sent).toBeHidden();
    await page.getByLabel('E-Mail-Adresse').fill('ente');
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie die Adresse' })).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ente');
    const address = Mailbox.newAddress('ente');
    await page.getByLabel('E-Mail-Adresse').fill(address);
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await expect(page).toHaveURL(/\/de\/newsletter#sent$/);
    await expect(sent).toBeVisible();
    await expect.poll(() => new Mailbox(page.request, address).count()).toBe(1);
    await context.close();
  },
);

test('each choice leads to a sample of what it sends', once, async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByRole('link', { name: 'Read a sample lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s change' })).toBeInViewport();
});
