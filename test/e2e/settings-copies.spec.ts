import { readFile } from 'node:fs/promises';
import { cookies, open } from './support/settings-page.ts';
import { expect, test } from './support/test.ts';

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
