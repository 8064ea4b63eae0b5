import { expect, test } from './support/test.ts';

test('a sheet begins with the company’s address, and nothing comes after its last line', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const path of ['/privacy', '/de/compare-privacy']) {
    await page.goto(path);
    const top = async (name: 'contentinfo' | 'main') => (await page.getByRole(name).boundingBox())?.y ?? 0;
    await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
    expect(await top('contentinfo'), path).toBeLessThan(await top('main'));
    const padding = await page
      .locator('main > :last-child, main > :last-child > :last-child')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).paddingBlockEnd));
    expect(new Set(padding), path).toEqual(new Set(['0px']));
  }
});

test('on paper the chosen plan stays marked, a table keeps its lines, and nothing is pale', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // A4 upright, within its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/de/pro');
  // Else browsers leave out the ground that says which one is chosen, and make what is white on it gray.
  await expect(page.getByRole('radio', { checked: true }).first()).toHaveCSS('print-color-adjust', 'exact');
  // What stays in view covers the lines of its row.
  await expect(page.getByRole('rowheader').first()).toHaveCSS('position', 'static');
  const grounds = await page
    .getByRole('main')
    .locator('section, div:has(> section), div:has(h1)')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(grounds.length).toBeGreaterThan(5);
  for (const ground of grounds) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
});
