import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

test(
  'bangs are found by letters and names, and the list comes with the first key',
  once,
  async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => {
      if (/\/bang[^/]*\.json$/.test(request.url())) lists.push(request.url());
    });
    await page.goto('/bangs');
    const box = page.getByLabel('Find a bang by site or letters');
    await box.focus();
    await expect(page.locator('[data-island=bangs]')).toHaveAttribute('data-island-state', 'live');
    expect(lists).toEqual([]);
    await box.fill('!w');
    const first = page.getByRole('search').getByRole('definition').first();
    await expect(first).toHaveText('Wikipedia');
    await box.fill('openstreet');
    await expect(first).toContainText('OpenStreetMap');
    await box.fill('zzzzzz');
    await expect(page.getByText('No bang has these letters')).toBeVisible();
    expect(lists).toHaveLength(1);
  },
);

test('without JavaScript bangs are there by category', once, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de/bangs');
  await page.getByText('Übersetzung').click();
  await expect(page.locator('details[open]').getByRole('definition').first()).toBeVisible();
  await context.close();
});

test('without JavaScript every bang is found by a plain form', once, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/de/bangs');
  await page.getByLabel('Bang nach Website oder Kürzel suchen').fill('openstreetmap');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bang suchen');
  await expect(page.getByRole('definition').first()).toContainText('OpenStreetMap');
  await page.getByRole('link', { name: 'Bangs nach Kategorie ansehen' }).click();
  await expect(page).toHaveURL(/\/de\/bangs#categories$/);
  await context.close();
});

for (const lost of ['boot*', 'island-*']) {
  test(`what is typed goes the plain way when ${lost} cannot be loaded`, once, async ({ page }) => {
    await page.route(`**/assets/${lost}`, (route) => route.abort());
    await page.goto('/bangs');
    const button = page.getByRole('search').getByRole('button', { name: 'Search' });
    await expect(button).toBeHidden();
    await page.getByLabel('Find a bang by site or letters').fill('openstreetmap');
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a bang');
    await expect(page.getByRole('definition').first()).toContainText('OpenStreetMap');
  });
}
