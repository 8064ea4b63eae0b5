import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const file = /\/counts\.json$/;
const totals = { day: '2026-11-21', counts: { page_impression: 4812, oops_500_onload: 2 } };

test('shows every event with yesterday’s totals, as they are', once, async ({ page }) => {
  await page.goto('/what-we-count');
  const answer = await page.request.get('/counts.json');
  const { day, counts } = await answer.json();
  const row = page.getByRole('row', { name: /A page was opened/ });
  await expect(row.getByRole('cell').last()).toHaveText(
    new Intl.NumberFormat('en').format(counts.page_impression ?? 0),
  );
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByText(/The numbers are the totals of/)).toContainText(written.format(new Date(day)));
});

test('writes numbers and day as the language does', once, async ({ page }) => {
  await page.route(file, (route) => route.fulfill({ json: totals }));
  await page.goto('/de/what-we-count');
  const row = page.getByRole('row', { name: /Eine Seite wurde geöffnet/ });
  await expect(row.getByRole('cell').last()).toHaveText('4.812');
  await expect(page.getByText('21. November 2026')).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /Ein Download/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('0');
});

test('says when the totals do not come, and shows none', once, async ({ page }) => {
  await page.route(file, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/what-we-count');
  await expect(page.getByText('Yesterday’s totals couldn’t be loaded')).toBeVisible();
  await expect(page.locator('[data-total]', { hasText: /\d/ })).toHaveCount(0);
  await page.unroute(file);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(/The numbers are the totals of/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('has the whole list, and leads to the totals', once, async ({ page }) => {
    await page.goto('/what-we-count');
    await expect(page.getByRole('row', { name: /A purchase was completed/ })).toBeVisible();
    await expect(page.getByText('couldn’t be loaded')).toBeHidden();
    await page.getByRole('link', { name: 'this file' }).click();
    expect(new URL(page.url()).pathname).toBe('/counts.json');
    await expect(page.locator('body')).toContainText('"day"');
  });
});
