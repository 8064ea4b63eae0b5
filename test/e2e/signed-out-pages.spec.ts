import { expect, test } from './support/test.ts';

/** What only somebody with an account has, in each area. */
const pages = [
  '/subscriptions/manage',
  '/pro/add-email',
  '/subscriptions/edit-email',
  '/subscriptions/remove-email',
  '/subscriptions/activate/success',
  '/subscriptions/activation-flow/another-device/add-email',
];

test('who is not signed in finds the footer right after what the page says, and every heading at one height', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const tops = new Map<string, number>();
  for (const path of [...pages, '/pro/login']) {
    await page.goto(path);
    tops.set(path, Math.round((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0));
    if (path === '/pro/login') continue;
    await expect(page.getByRole('heading', { name: 'You are not signed in here' })).toBeVisible();
    const end = await page.locator('main [data-status]').last().boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) - ((end?.y ?? 0) + (end?.height ?? 0)), path).toBeLessThan(240);
  }
  expect([...new Set(tops.values())], JSON.stringify([...tops])).toHaveLength(1);
});
