import { expect, test } from './support/test.ts';

test('a theme holds at once, is kept, and gives way to another', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const kept = async () =>
    Object.fromEntries(
      (await context.cookies()).filter(({ name }) => /^k/.test(name)).map(({ name, value }) => [name, value]),
    );
  await page.goto('/theme');
  const theme = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) });
  await expect(theme('Same as device')).toHaveAttribute('aria-current', 'true');
  await theme('Terminal').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(theme('Terminal')).toHaveAttribute('aria-current', 'true');
  expect(await kept()).toMatchObject({ kae: 'd', k7: '0a120a', k9: '5dff8f' });
  await theme('Light').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await kept()).toEqual({ kae: '-1' });
  await page.reload();
  await expect(theme('Light')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(theme('Dark')).toHaveAttribute('aria-current', 'true');
  await theme('Same as device').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await kept()).toEqual({});
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a theme leads to the settings, which show it in the preview', { tag: '@once' }, async ({ page }) => {
    await page.goto('/theme');
    await expect(
      page.getByText('Without JavaScript, our pages look the way your device asks.'),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Retro' }).click();
    await expect(page).toHaveURL(/\/settings\?kae=-1&kt=t&ka=t&k7=d4d0c8/);
    await expect(page.locator('input[data-colour="k7"]')).toHaveValue('#d4d0c8');
  });
});
