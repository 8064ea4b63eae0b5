import type { Page } from '@playwright/test';
import { cookies, open, preview, refuseCookies } from './support/settings-page.ts';
import { expect, test } from './support/test.ts';

const property = (page: Page, name: string) =>
  preview(page).evaluate((figure, of) => getComputedStyle(figure).getPropertyValue(of), name);

test.describe('a setting', () => {
  test('holds at once and on the next visit, whatever its control', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await page.getByLabel('Region', { exact: true }).selectOption('de-de');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr_FR');
    await page.getByRole('switch', { name: 'Advertisements' }).uncheck();
    await page.getByRole('switch', { name: 'Open links in a new tab' }).check();
    await page.getByRole('radio', { name: 'Strict' }).check();
    await page.getByLabel('Font', { exact: true }).selectOption('g');
    await page.getByRole('radiogroup', { name: 'Title color', exact: true }).getByLabel('Blue').check();
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
    await expect
      .poll(() => cookies(page))
      .toEqual({ kl: 'de-de', kad: 'fr_FR', k1: '-1', kn: '1', kp: '1', kt: 'g', k9: 'b' });
    await expect(preview(page).getByText('Rubber boots for puddles')).toBeHidden();
    expect(await property(page, '--face')).toContain('Georgia');
    expect(await property(page, '--title')).toBe('#2c5fb3');

    await page.reload();
    // Whoever has settings sees them without touching anything.
    await expect(page.getByLabel('Region', { exact: true })).toHaveValue('de-de');
    await expect(page.getByRole('switch', { name: 'Advertisements' })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Strict' })).toBeChecked();
    await page.getByLabel('Region', { exact: true }).selectOption('wt-wt');
    await expect.poll(async () => (await cookies(page))['kl']).toBeUndefined();
  });

  test('that was chosen before the page’s code was there is kept', { tag: '@once' }, async ({ page }) => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/island-.*\.js/, async (route) => {
      await come;
      await route.continue();
    });
    await page.goto('/settings');
    const color = (name: string) =>
      page.getByRole('radiogroup', { name, exact: true }).getByLabel('Another color, as hex digits');
    await page.getByRole('switch', { name: 'Advertisements' }).uncheck();
    await color('Background color').fill('#123');
    await color('Title color').fill('#12345');
    await color('Title color').blur();
    await page.getByLabel('Font size').selectOption('t');
    expect(await cookies(page)).toEqual({});
    letCome();
    await expect.poll(() => cookies(page)).toEqual({ k1: '-1', k7: '112233', ks: 't' });
    await expect(page.getByRole('switch', { name: 'Advertisements' })).not.toBeChecked();
    await expect(preview(page)).toHaveAttribute('data-ks', 't');
    await expect(color('Background color')).toHaveValue('#112233');
    await expect(color('Title color')).toHaveValue('#12345');
    await expect(color('Title color')).toHaveAttribute('aria-invalid', 'true');
  });

  test('of the theme changes the page as well, and the header’s switch changes the setting', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page);
    const theme = page.getByRole('radiogroup', { name: 'Theme' });
    await theme.getByLabel('Dark').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(theme.getByLabel('Light')).toBeChecked();
    await theme.getByLabel('Same as device').check();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect.poll(() => cookies(page)).toEqual({});
  });

  test('that is a color takes 3 or 6 hex digits, and keeps the last one otherwise', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page);
    const background = page.getByRole('radiogroup', { name: 'Background color' });
    const own = background.getByLabel('Another color, as hex digits');
    await own.fill('#123');
    await expect.poll(() => cookies(page)).toEqual({ k7: '112233' });
    expect(await property(page, '--page-ground')).toBe('#112233');
    expect(await property(page, '--page-ink')).toBe('#ffffff');
    await own.fill('#12345');
    await own.blur();
    await expect(background.getByText('A color has 3 or 6 hex digits')).toBeVisible();
    await expect(own).toHaveAttribute('aria-invalid', 'true');
    expect(await cookies(page)).toEqual({ k7: '112233' });
    await background.getByLabel('The theme’s own').check();
    await expect.poll(() => cookies(page)).toEqual({});
    await expect(own).toHaveValue('');
    await expect(own).not.toHaveAttribute('aria-invalid');
  });

  test('that the address brings is shown, and kept only when asked for', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/settings?kt=v&k1=-1&k7=123&kl=nowhere');
    await expect(page.getByText('The address of this page brings settings with it.')).toBeVisible();
    expect(await property(page, '--face')).toContain('Verdana');
    const ads = page.getByRole('switch', { name: 'Advertisements' });
    await expect(ads).not.toBeChecked();
    expect(await cookies(page)).toEqual({});
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect.poll(() => cookies(page)).toEqual({ kt: 'v', k1: '-1', k7: '112233' });
    await expect(page.getByText('The address of this page brings settings with it.')).toBeHidden();
    await expect(ads).not.toBeChecked();
  });

  test('that the address brings is what controls and preview show, until another is chosen here', {
    tag: '@once',
  }, async ({ page }) => {
    await open(page);
    await page.getByLabel('Font', { exact: true }).selectOption('g');
    await expect.poll(() => cookies(page)).toEqual({ kt: 'g' });
    await page.goto('/settings?kt=v');
    await expect(page.getByText('The address of this page brings settings with it.')).toBeVisible();
    const font = page.getByLabel('Font', { exact: true });
    await expect(font).toHaveValue('v');
    await font.selectOption('t');
    await expect.poll(() => property(page, '--face')).toContain('Times');
    await expect(font).toHaveValue('t');
    await expect(page.getByText('The address of this page brings settings with it.')).toBeHidden();
    expect(await cookies(page)).toEqual({ kt: 't' });
  });
});

test('where the browser keeps no cookies, no choice is said to be kept, the theme included', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(refuseCookies);
  await open(page);
  await page.getByLabel('Region', { exact: true }).selectOption('de-de');
  const refused = page.getByText('This browser doesn’t keep cookies.');
  await expect(refused).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Theme' }).getByLabel('Dark').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(refused).toBeVisible();
  await expect(page.getByText('Saved in this browser.')).toBeHidden();
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('de-de');
  // The address that the message recommends as a bookmark.
  await expect(page.locator('#save a[href*="kl=de-de"]')).toHaveAttribute('href', /kae=d/);
});

test.describe('a setting that is chosen while the page’s code cannot be loaded', () => {
  const notSaved = (page: Page) => page.getByText('so your choice is not saved yet');

  test('says so, and is kept once it can be', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/settings');
    await context.setOffline(true);
    await page.getByLabel('Region', { exact: true }).selectOption('de-de');
    await expect(notSaved(page)).toBeVisible();
    expect(await cookies(page)).toEqual({});
    await context.setOffline(false);
    await expect.poll(() => cookies(page)).toEqual({ kl: 'de-de' });
    await expect(notSaved(page)).toBeHidden();
    await expect(page.getByText('Saved in this browser.')).toBeVisible();
  });

  test('says so also when no script comes at all, and can be taken along without one', {
    tag: '@once',
  }, async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Strict' }).check();
    await expect(notSaved(page)).toBeVisible();
    await page.getByLabel('Passphrase').fill('coyote roof alley bin pepper');
    await page.getByRole('button', { name: 'Save my settings' }).click();
    await expect(
      page.getByText('We couldn’t load what this button needs').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByLabel('Passphrase')).toHaveValue('coyote roof alley bin pepper');
    expect(await cookies(page)).toEqual({});
    await page.getByRole('button', { name: 'Reload this page with these settings' }).click();
    await expect(page).toHaveURL('/settings?kp=1');
  });
});

test('what another tab changed is there when the page is looked at again', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/settings');
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const other = await context.newPage();
  await open(other);
  await other.getByRole('radiogroup', { name: 'Theme' }).getByLabel('Dark').check();
  await other.getByLabel('Region', { exact: true }).selectOption('de-de');
  await expect.poll(() => cookies(page)).toEqual({ kae: 'd', kl: 'de-de' });
  // The first time its code is still to come, the second time it is there.
  await look();
  await expect(page.getByLabel('Region', { exact: true })).toHaveValue('de-de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('radiogroup', { name: 'Theme' }).getByLabel('Light').check();
  await expect.poll(() => cookies(page)).toEqual({ kae: '-1', kl: 'de-de' });
  await look();
  await expect(page.getByRole('radiogroup', { name: 'Theme' }).getByLabel('Light')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
