import { readFile } from 'node:fs/promises';
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
    const colour = (name: string) =>
      page.getByRole('radiogroup', { name, exact: true }).getByLabel('Another color, as hex digits');
    await page.getByRole('switch', { name: 'Advertisements' }).uncheck();
    await colour('Background color').fill('#123');
    await colour('Title color').fill('#12345');
    await colour('Title color').blur();
    await page.getByLabel('Font size').selectOption('t');
    expect(await cookies(page)).toEqual({});
    letCome();
    await expect.poll(() => cookies(page)).toEqual({ k1: '-1', k7: '112233', ks: 't' });
    await expect(page.getByRole('switch', { name: 'Advertisements' })).not.toBeChecked();
    await expect(preview(page)).toHaveAttribute('data-ks', 't');
    await expect(colour('Background color')).toHaveValue('#112233');
    await expect(colour('Title color')).toHaveValue('#12345');
    await expect(colour('Title color')).toHaveAttribute('aria-invalid', 'true');
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

  test('that is a colour takes 3 or 6 hex digits, and keeps the last one otherwise', {
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
    expect(await cookies(page)).toEqual({});
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect.poll(() => cookies(page)).toEqual({ kt: 'v', k1: '-1', k7: '112233' });
    await expect(page.getByText('The address of this page brings settings with it.')).toBeHidden();
  });
});

test.describe('all settings', () => {
  test('go into an address and a file, and come back from both', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await page.getByLabel('Font', { exact: true }).selectOption('v');
    await page.getByLabel('AI answers').selectOption('0');
    const address = page.locator('#save a[href*="kt=v"]');
    await expect(address).toHaveAttribute('href', /\/\?kt=v&kbe=0$/);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('mallard-settings.json');
    const saved = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(saved)).toEqual({ kt: 'v', kbe: '0' });

    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await page.getByRole('button', { name: 'Keep my settings' }).click();
    expect(await cookies(page)).toEqual({ kt: 'v', kbe: '0' });
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await page.getByRole('button', { name: 'Yes, reset them' }).click();
    await expect.poll(() => cookies(page)).toEqual({});
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('h');

    const upload = (name: string, text: string) =>
      page
        .getByLabel('Open a settings file')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await upload('holiday.json', 'no settings');
    await expect(page.getByText('There are no settings in holiday.json.')).toBeVisible();
    expect(await cookies(page)).toEqual({});
    await upload('mallard-settings.json', saved);
    await expect.poll(() => cookies(page)).toEqual({ kt: 'v', kbe: '0' });
    await expect(page.getByText('There are no settings in holiday.json.')).toBeHidden();
    for (const [name, other] of [
      ['package.json', '{"name":"x","version":"1"}'],
      ['empty.json', '{}'],
      ['false.json', '{"kl":"zz-zz","kt":"<b>"}'],
    ] as const) {
      await upload(name, other);
      await expect(page.getByText(`There are no settings in ${name}.`)).toBeVisible();
      expect(await cookies(page)).toEqual({ kt: 'v', kbe: '0' });
    }
  });

  test('come from a file also when it was chosen before the page’s code was there', {
    tag: '@once',
  }, async ({ page }) => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/island-.*\.js/, async (route) => {
      await come;
      await route.continue();
    });
    await page.goto('/settings');
    await page.getByLabel('Open a settings file').setInputFiles({
      name: 'mallard-settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"kt":"v"}'),
    });
    letCome();
    await expect.poll(() => cookies(page)).toEqual({ kt: 'v' });
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('v');
  });

  test('are saved under a passphrase, loaded in another browser, and deleted', {
    tag: '@once',
  }, async ({ page, browser, baseURL, watch }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page);
    const field = page.getByLabel('Passphrase');
    await page.getByRole('button', { name: 'Save my settings' }).click();
    await expect(page.getByText('A passphrase has at least 18 characters')).toBeVisible();
    await page.getByLabel('Font', { exact: true }).selectOption('v');
    await page.getByRole('button', { name: 'Create a passphrase' }).click();
    await expect(field).toHaveValue(/^[a-z]{3,8}( [a-z]{3,8}){4}$/);
    const passphrase = await field.inputValue();
    await page.getByRole('button', { name: 'Save my settings' }).click();
    await expect(page.getByText('Saved. Enter the passphrase on another device')).toBeVisible();
    await page.getByLabel('Font size').selectOption('t');
    await expect(page.getByText('Saved in this browser and in the cloud.')).toBeVisible();
    // Saved, looked whether it is still there, saved again.
    expect(sent.filter((call) => call.includes('/settings.js?key=')).length).toBe(3);
    expect(sent.filter((call) => passphrase.split(' ').every((word) => call.includes(word)))).toEqual([]);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    watch.add(elsewhere);
    const other = await elsewhere.newPage();
    await open(other);
    await other.getByLabel('Passphrase').fill('nobody ever saved anything under this');
    await other.getByRole('button', { name: 'Load saved settings' }).click();
    await expect(other.getByText('Nothing is saved under this passphrase.')).toBeVisible();
    expect(await cookies(other)).toEqual({});
    await other.getByLabel('Passphrase').fill(` ${passphrase} `);
    await other.getByRole('button', { name: 'Load saved settings' }).click();
    await expect(other.getByText('Loaded. Your saved settings now apply')).toBeVisible();
    expect(await cookies(other)).toEqual({ kt: 'v', ks: 't' });
    await expect(other.getByLabel('Font', { exact: true })).toHaveValue('v');
    await other.getByRole('button', { name: 'Delete saved settings' }).click();
    await expect(other.getByText('Deleted from our server.')).toBeVisible();
    await expect(other.getByText('Cloud save is off in this browser.')).toBeVisible();
    expect(await cookies(other)).toEqual({ kt: 'v', ks: 't' });
    await elsewhere.close();

    await page.getByRole('button', { name: 'Load saved settings' }).click();
    await expect(page.getByText('Nothing is saved under this passphrase.')).toBeVisible();
    expect(await cookies(page)).toEqual({ kt: 'v', ks: 't' });
  });

  test('are loaded also when the button was pressed before the page’s code was there', {
    tag: '@once',
  }, async ({ page }) => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/island-.*\.js/, async (route) => {
      await come;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/settings.js?key=')) asked.push(request.method());
    });
    await page.goto('/settings', { waitUntil: 'commit' });
    await page.getByLabel('Passphrase').fill('nobody ever saved anything under this');
    const load = page.getByRole('button', { name: 'Load saved settings' });
    await load.click();
    await load.click();
    await expect(load).toHaveAttribute('aria-busy', 'true');
    letCome();
    await expect(page.getByText('Nothing is saved under this passphrase.')).toBeVisible();
    await expect(load).not.toHaveAttribute('aria-busy');
    expect(asked).toEqual(['GET']);
  });

  test('say so when the code for a button cannot be fetched', { tag: '@once' }, async ({ page }) => {
    await page.route('**/assets/island-*', (route) => route.abort());
    await page.goto('/settings');
    await page.getByLabel('Passphrase').fill('coyote roof alley bin pepper');
    await page.getByRole('button', { name: 'Load saved settings' }).click();
    // It stands beside each way; one of them is told.
    await expect(
      page.getByText('We couldn’t load what this button needs').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByLabel('Passphrase')).toHaveValue('coyote roof alley bin pepper');
  });

  test('say that there is nothing to save while all are at their defaults, and send nothing', {
    tag: '@once',
  }, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await open(page);
    await page.getByLabel('Passphrase').fill('coyote roof alley bin pepper');
    await page.getByRole('button', { name: 'Save my settings' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'All settings are at their defaults' }),
    ).toBeVisible();
    await expect(page.getByText('Cloud save is off in this browser.')).toBeVisible();
    expect(sent.filter((url) => url.includes('/settings.js'))).toEqual([]);
  });

  test('are saved as the page shows them, those of its address included', { tag: '@once' }, async ({
    page,
  }) => {
    const saved: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/settings.js?key=')) saved.push(request.postData());
    });
    await open(page, '/settings?kl=de-de&kp=1');
    await expect(page.locator('#save a[href*="kl=de-de"]')).toBeVisible();
    await page.getByRole('button', { name: 'Create a passphrase' }).click();
    await page.getByRole('button', { name: 'Save my settings' }).click();
    await expect(page.getByText('Saved. Enter the passphrase on another device')).toBeVisible();
    expect(saved.join()).toContain('de-de');
    await expect.poll(() => cookies(page)).toEqual({ kl: 'de-de', kp: '1' });
    await page.getByRole('button', { name: 'Delete saved settings' }).click();
    await expect(page.getByText('Deleted from our server.')).toBeVisible();
  });

  test('stay as they are when the server does not answer', { tag: '@once' }, async ({ page }) => {
    await open(page, '/de/settings');
    await page.locator('#setting-kl').selectOption('de-de');
    await page.route('**/settings.js?*', (route) => route.abort());
    await page.getByLabel('Passphrase').fill('coyote roof alley bin pepper');
    await page.getByRole('button', { name: 'Einstellungen speichern' }).click();
    await expect(page.locator('#save').getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Passphrase')).toHaveValue('coyote roof alley bin pepper');
    await expect(page.getByText('in diesem Browser aus.')).toBeVisible();
  });
});

test('where the browser keeps no cookies, no choice is said to be kept, the theme included', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(refuseCookies);
  await open(page);
  await page.getByLabel('Region', { exact: true }).selectOption('de-de');
  const refused = page.getByText('This browser does not keep cookies.');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const put = 'Reload this page with these settings';

  test('every setting goes into the address of the page, a colour of one’s own as well, and is shown there', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/settings');
    const colour = (name: string) =>
      page.getByRole('radiogroup', { name, exact: true }).getByLabel('Another color, as hex digits');
    await page.getByRole('switch', { name: 'Advertisements' }).uncheck();
    await page.getByRole('switch', { name: 'Open links in a new tab' }).check();
    await page.getByRole('radio', { name: 'Strict' }).check();
    await page.getByLabel('Font', { exact: true }).selectOption('v');
    await page.getByRole('radiogroup', { name: 'Title color', exact: true }).getByLabel('Blue').check();
    await colour('Background color').fill('#12345');
    await page.getByRole('button', { name: put }).click();
    // The browser itself asks for three or six digits.
    await expect(page).toHaveURL('/settings');
    await colour('Background color').fill('#123');
    await page.getByRole('button', { name: put }).click();
    await expect(page).toHaveURL('/settings?kp=1&kn=1&k1=-1&kt=v&k7=112233&k9=b');
    await expect(page.getByRole('switch', { name: 'Advertisements' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Open links in a new tab' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Strict' })).toBeChecked();
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('v');
    await expect(colour('Background color')).toHaveValue('#112233');
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
