import { PlanPage } from './pages/plan-page.ts';
import { expect, test } from './support/test.ts';

test('a country where it is not sold is told so, and what it can have', { tag: '@once' }, async ({
  page,
}) => {
  await new PlanPage(page).open('?country=no');
  await expect(page.getByRole('heading', { name: 'Not available in your country yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what’s free' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeHidden();
});

for (const [country, locale, price, missing] of [
  ['de', '/de', '99,99 € im Jahr', 'Löschung persönlicher Daten'],
  ['hu', '', 'HUF 44,990 a year', 'Personal information removal'],
  ['ca', '', 'CA$139.99 a year', 'Personal information removal'],
] as const) {
  test(`prices and features of ${country}`, { tag: '@once' }, async ({ page }) => {
    await new PlanPage(page).open(`?country=${country}`, locale);
    await expect(page.getByText(price, { exact: true })).toBeVisible();
    await expect(page.getByText('$99.99 a year', { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: missing })).toHaveCount(0);
  });
}

test('the trial that the origin earns', { tag: '@once' }, async ({ page }) => {
  await new PlanPage(page).open('?origin=pro_radio_endorsement');
  await expect(page.getByRole('button', { name: 'Start 30-day free trial' })).toBeVisible();
  await expect(page.getByText('First payment in 30 days')).toBeVisible();
});
