import { refuseCookies } from './support/settings-page.ts';
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

test('the browser’s own bar has the ground of the theme that is chosen, on every kind of page', {
  tag: '@once',
}, async ({ page }) => {
  const bar = page.locator('meta[name=theme-color]');
  for (const path of ['/about', '/settings', '/pro/login']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(bar.first(), path).toHaveAttribute('content', '#0f1a17');
    await page.reload();
    await expect(bar.first(), path).toHaveAttribute('content', '#0f1a17');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(bar.last(), path).toHaveAttribute('content', '#faf8f3');
  }
  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByLabel('Dark').check();
  await expect(bar.first()).toHaveAttribute('content', '#0f1a17');
});

test('where the browser keeps no cookies, a theme is not said to be kept', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(refuseCookies);
  await page.goto('/theme');
  const terminal = page.getByRole('main').getByRole('link', { name: /^Terminal / });
  await terminal.click();
  await expect(page.getByText('This browser doesn’t keep cookies')).toBeVisible();
  await expect(page.getByText('Saved in this browser.')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(terminal).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a theme chosen in another tab is there when the page is looked at again', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const theme = (of: typeof page, name: string) =>
    of.getByRole('main').getByRole('link', { name: new RegExp(`^${name} `) });
  await page.goto('/theme');
  await expect(theme(page, 'Same as device')).toHaveAttribute('aria-current', 'true');
  const other = await context.newPage();
  await other.goto('/theme');
  await theme(other, 'Dark').click();
  await expect(theme(other, 'Dark')).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(theme(page, 'Dark')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a theme leads to the settings, which show it in the preview', { tag: '@once' }, async ({ page }) => {
    await page.goto('/theme');
    await expect(page.getByText('Without JavaScript, our pages follow your device’s setting.')).toBeVisible();
    await expect(page.getByText('It applies at once')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Retro' }).click();
    await expect(page).toHaveURL(/\/settings\?kae=-1&kt=t&ka=t&k7=d4d0c8/);
    await expect(page.locator('input[data-color="k7"]')).toHaveValue('#d4d0c8');
  });
});
