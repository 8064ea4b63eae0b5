import { Beacons } from './support/beacons.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const reportPath = '/malicious-site-protection/report-error';
const reported = 'https://shop.example/login?user=lena';

test(
  'a report begins with the address of the warning, says what is missing, and is taken',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`${reportPath}?url=${encodeURIComponent(reported)}`);
    const site = page.getByLabel('Address of the website');
    await expect(site).toHaveValue(reported);
    await site.fill('');
    await expect(page.locator('[data-island]')).toHaveAttribute('data-island-state', 'live');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Enter the address of the website.')).toBeVisible();
    await site.fill('shop');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('This is not the address of a website.')).toBeVisible();
    await expect(site).toBeFocused();
    await site.fill(reported);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Choose one of the answers.')).toBeVisible();
    await page.getByLabel('Something else').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Tell us in a few words what it is.')).toBeVisible();
    await expect(page.getByLabel('Comment')).toBeFocused();
    // Nothing of it has left the page yet but in the address that opened it.
    expect(asked.slice(1).filter((call) => call.includes('shop.example'))).toEqual([]);
    await page.getByLabel('Comment').fill('It sells ducks.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('status').getByText('Thank you, your report has arrived')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send report' })).toBeHidden();
    const told = asked.slice(1).filter((call) => call.includes('shop.example'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('/feedback ');
    expect(told[0]).not.toContain('lena');
    expect(JSON.stringify(beacons.of())).not.toContain('shop.example');
  },
);

test('the survey is one question, and says when it cannot be sent', once, async ({ page, context }) => {
  await page.goto('/windows-survey');
  await page.getByLabel('It was slow or crashed').check();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-island-state', 'live');
  await context.route('**/feedback', (route) => route.abort());
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('We couldn’t send it just now.')).toBeVisible();
  await expect(page.getByLabel('It was slow or crashed')).toBeChecked();
  await context.unroute('**/feedback');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('status').getByText('Thank you, your answer has arrived')).toBeVisible();
});

for (const path of [reportPath, '/windows-survey']) {
  test(
    `what was pressed on ${path} before the form’s code had come is sent by it, once`,
    once,
    async ({ page }) => {
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route('**/assets/island-*', async (route) => {
        await come;
        await route.continue();
      });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/feedback')) sent.push(request.url());
      });
      await page.goto(`${path}?url=${encodeURIComponent(reported)}`);
      await page.getByRole('radio').first().check();
      await page.getByLabel('Comment').fill('Typed early');
      const button = page.getByRole('button', { name: /^Send/ });
      await button.click();
      await expect(page.locator('form[data-held]')).toHaveAttribute('aria-busy', 'true');
      await button.click({ force: true });
      letCome();
      await expect(page.getByRole('status').getByText('Thank you')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(sent).toHaveLength(1);
    },
  );
}

test(
  'when the form’s code cannot be fetched it says so, what was typed stays, and the next press sends it',
  once,
  async ({ page }) => {
    await page.goto('/windows-survey');
    await page.route('**/assets/island-*', (route) => route.abort());
    await page.getByLabel('Comment').fill('Typed early');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('We couldn’t load what this form needs.')).toBeVisible();
    await expect(page.getByLabel('Comment')).toHaveValue('Typed early');
    await page.getByLabel('It was slow or crashed').check();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page).toHaveURL(/\/windows-survey#sent$/);
    await expect(page.getByText('Thank you, your answer has arrived')).toBeVisible();
  },
);

test(
  'without JavaScript both are plain forms, in the page’s language',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/de${reportPath}?url=${encodeURIComponent(reported)}`);
    const sent = page.locator('#sent');
    await expect(sent).toBeHidden();
    await expect(page.getByLabel('Adresse der Website')).toHaveValue(reported);
    await page.getByLabel('Adresse der Website').fill('laden');
    await page.getByLabel('Die Website ist sicher').check();
    await page.getByRole('button', { name: 'Meldung abschicken' }).click();
    await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeVisible();
    await expect(page.getByLabel('Die Website ist sicher')).toBeChecked();
    await page.getByLabel('Adresse der Website').fill('laden.example');
    await page.getByRole('button', { name: 'Meldung abschicken' }).click();
    await expect(page).toHaveURL(new RegExp(`/de${reportPath}#sent$`));
    await expect(sent).toBeVisible();
    await page.goto('/windows-survey');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Choose one of the answers.')).toBeVisible();
    await page.getByLabel('A feature I need is missing').check();
    await page.getByLabel('Comment').fill('Tab groups');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page).toHaveURL(/\/windows-survey#sent$/);
    await context.close();
  },
);
