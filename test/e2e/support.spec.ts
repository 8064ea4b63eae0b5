import type { APIRequestContext } from '@playwright/test';
import { Mailbox } from './support/mailbox.ts';
import { subscribeWithAddress } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const support = 'help@mallard.example';

test(
  'a question to support reaches people, with and without JavaScript',
  once,
  async ({ browser, baseURL, request }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto('/de/subscription-support');
      await expect(page.getByText('Zahlung und Kündigung').first()).toBeVisible();
      const sent = page.locator('#sent');
      await expect(sent).toBeHidden();
      await page.getByRole('link', { name: 'Frage stellen' }).click();
      const asker = Mailbox.newAddress('asker');
      await page.getByLabel('Thema').selectOption('vpn');
      await page.getByLabel('Ihre E-Mail-Adresse').fill(asker);
      await page.getByLabel('Ihre Frage').fill('Wie halte ich es an?');
      await page.getByLabel('Das Support-Team von Mallard darf').check();
      await page.getByRole('button', { name: 'Frage abschicken' }).click();
      await expect(page).toHaveURL(/\/de\/subscription-support#sent$/);
      await expect(sent).toContainText('Ihre Frage ist angekommen');
      await expect.poll(() => textsOf(request)).toContain(asker);
      await context.close();
    }
  },
);

test(
  'a question without consent or address is stopped by the browser, and by the server with what was typed',
  once,
  async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await page.goto('/subscription-support');
    await page.getByLabel('Topic').selectOption('billing');
    await page.getByLabel('Your question').fill('How do I cancel?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByLabel('Your e-mail address')).toBeFocused();
    expect(posts.filter((path) => path.startsWith('/subscription-support'))).toEqual([]);
    await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
    await expect(page.getByLabel('Your question')).toHaveValue('How do I cancel?');
    await expect(page.getByLabel('Topic')).toHaveValue('billing');
    await page.getByLabel('Your e-mail address').fill(Mailbox.newAddress('late'));
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Check this box.')).toBeVisible();
  },
);

/** Everything that support was sent. */
async function textsOf(request: APIRequestContext): Promise<string> {
  return (await request.get('/dev/mail.json', { params: { to: support } })).text();
}

test(
  'who is signed in has the subscription’s details written into the question, and sends them or not',
  once,
  async ({ page }) => {
    test.slow();
    await page.goto('/subscription-support');
    await expect(page.getByRole('button', { name: 'Add my subscription’s details' })).toBeHidden();
    const address = await subscribeWithAddress(page, 'facts');
    await page.goto('/subscription-support');
    const question = page.getByLabel('Your question');
    await question.fill('The VPN does not connect.');
    await page.getByRole('button', { name: 'Add my subscription’s details' }).click();
    await expect(page.getByText('Added at the end of your question.')).toBeVisible();
    await expect(question).toHaveValue(
      /^The VPN does not connect\.\n\nYour account’s random number: \S+\nPlan: privacy-pro-monthly-us\n/,
    );
    await expect(page.getByLabel('Your e-mail address')).toHaveValue(address);
  },
);
