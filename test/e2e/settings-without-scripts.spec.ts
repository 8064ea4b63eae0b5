import { preview } from './support/settings-page.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const put = 'Reload this page with these settings';

  test('every setting goes into the address of the page, a color of one’s own as well, and is shown there', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/settings');
    const color = (name: string) =>
      page.getByRole('radiogroup', { name, exact: true }).getByLabel('Another color, as hex digits');
    await page.getByRole('switch', { name: 'Advertisements' }).uncheck();
    await page.getByRole('switch', { name: 'Open links in a new tab' }).check();
    await page.getByRole('radio', { name: 'Strict' }).check();
    await page.getByLabel('Font', { exact: true }).selectOption('v');
    await page.getByRole('radiogroup', { name: 'Title color', exact: true }).getByLabel('Blue').check();
    await color('Background color').fill('#12345');
    await page.getByRole('button', { name: put }).click();
    // The browser itself asks for three or six digits.
    await expect(page).toHaveURL('/settings');
    await color('Background color').fill('#123');
    await page.getByRole('button', { name: put }).click();
    await expect(page).toHaveURL('/settings?kp=1&kn=1&k1=-1&kt=v&k7=112233&k9=b');
    await expect(page.getByRole('switch', { name: 'Advertisements' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Open links in a new tab' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Strict' })).toBeChecked();
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('v');
    await expect(color('Background color')).toHaveValue('#112233');
    await expect(
      page.getByRole('radiogroup', { name: 'Title color', exact: true }).getByLabel('Blue'),
    ).toBeChecked();
    await expect(preview(page).getByText('Rubber boots for puddles')).toBeHidden();

    // From there on a change adds to what the address has.
    await page.getByRole('switch', { name: 'Advertisements' }).check();
    await page.getByRole('button', { name: put }).click();
    await expect(page).toHaveURL('/settings?kp=1&kn=1&kt=v&k7=112233&k9=b');
    await page.getByRole('radiogroup', { name: 'Background color' }).getByLabel('White').check();
    await page.getByRole('button', { name: put }).click();
    await expect(page).toHaveURL('/settings?kp=1&kn=1&kt=v&k7=w&k9=b');
  });

  test('nothing moves while the page is scrolled through: it has its whole length from the start', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/settings');
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const atFirst = await length();
    await page.getByRole('button', { name: put }).scrollIntoViewIfNeeded();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('footer')).toBeInViewport();
    expect(await length()).toBe(atFirst);
  });

  test('a search from the address of search takes the settings along', { tag: '@once' }, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Strict' }).check();
    await page
      .getByRole('radiogroup', { name: 'Background color' })
      .getByLabel('Another color, as hex digits')
      .fill('#123');
    await page.getByRole('button', { name: 'Open search with these settings' }).click();
    await expect(page).toHaveURL('/?kp=1&k7=112233');
    await page.getByLabel('Search the web').first().fill('ducks');
    await page.getByLabel('Search the web').first().press('Enter');
    await expect(page).toHaveURL(/\/dev\/search\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      q: 'ducks',
      kp: '1',
      k7: '112233',
    });
  });

  test('settings go into the address of search', { tag: '@once' }, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Advertisements' }).uncheck();
    await page.getByRole('radio', { name: 'Strict' }).check();
    await page.getByLabel('Font', { exact: true }).selectOption('v');
    await expect(page.getByLabel('Another color, as hex digits')).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Save my settings' })).toBeHidden();
    await page.getByRole('button', { name: 'Open search with these settings' }).click();
    await expect(page).toHaveURL('/?kp=1&k1=-1&kt=v');
  });
});
