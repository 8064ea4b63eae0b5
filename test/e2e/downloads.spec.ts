import { agents } from './support/agents.ts';
import { Beacons } from './support/beacons.ts';
import { expect, test } from './support/test.ts';

const buttons = 'main ul:has(> [data-for]) > li > a';

const choices = [
  ['mac', 'Download for Mac', '/download/mac?origin=browser_website__hero'],
  ['windows', 'Download for Windows', '/download/windows?origin=browser_website__hero'],
  ['iphone', 'Get it on the App Store', /^https:\/\/apps\.apple\.com\/app\/.*[?&]ct=website$/],
  ['android', 'Get it on Google Play', /&referrer=utm_campaign%3Dwebsite%26origin%3Dbrowser_website__hero$/],
  ['linux', 'See what works on this device', '/app/no-support'],
  ['oldMac', 'See what works on this device', '/app/no-support'],
  ['oldWindows', 'See what works on this device', '/app/no-support'],
  ['oldAndroid', 'See what works on this device', '/app/no-support'],
  ['own', 'Get it on your other devices', '/app/devices'],
] as const;

for (const [agent, label, href] of choices) {
  test.describe(`on ${agent}`, () => {
    test.use({ userAgent: agents[agent] });

    test('one download is shown, the one that fits', {
      tag: '@once',
    }, async ({ page }) => {
      await page.goto('/browser');
      const shown = page.locator(buttons).filter({ visible: true });
      await expect(shown).toHaveText([label]);
      await expect(shown).toHaveAttribute('href', href);
    });
  });
}

test('all other downloads are one step away', { tag: '@once' }, async ({ page }) => {
  await page.goto('/browser');
  await page.getByRole('main').getByRole('link', { name: 'All devices and stores' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick your device');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every platform’s download is shown, with where it comes from', { tag: '@once' }, async ({ page }) => {
    await page.goto('/browser');
    await expect(page.locator(buttons).filter({ visible: true })).toHaveText([
      'Download for Windows',
      'Download for Mac',
      'Get it on the App Store',
      'Get it on Google Play',
    ]);
    await expect(page.getByRole('link', { name: 'Download for Mac' })).toHaveAttribute(
      'href',
      '/download/mac?origin=browser_website__hero',
    );
  });

  test('how it is installed stands on the page', { tag: '@once' }, async ({ page }) => {
    await page.goto('/windows');
    await expect(page.getByRole('heading', { name: 'Open Mallard.Installer.exe' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Open Mallard.appinstaller' })).toBeHidden();
    await page.goto('/mac');
    await expect(page.getByRole('heading', { name: 'Drag Mallard to Applications' })).toBeVisible();
  });
});

test.describe('the file for a Mac', () => {
  test.use({ userAgent: agents.mac });

  test('comes while the page stays and says what to do next', { tag: '@once' }, async ({ page }) => {
    await page.goto('/mac');
    const started = page.getByText('Your download has started.').filter({ visible: true });
    await expect(started).toHaveCount(0);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download for Mac' }).click();
    const file = await coming;
    expect(file.url()).toMatch(/\/download\/mac\?origin=mac_website__hero$/);
    expect(file.suggestedFilename()).toBe('Mallard.dmg.txt');
    await expect(started).toHaveCount(1);
    await page.getByRole('link', { name: 'How to install it' }).click();
    await expect(page.getByRole('heading', { name: 'Installed in three steps' })).toBeInViewport();
  });

  test('carries the origin of the visit, as do stores and the subscription, from page to page', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/app?origin=app_google_spring_ad');
    const mac = page.getByRole('main').getByRole('link', { name: 'Download for Mac' });
    await expect(mac).toHaveAttribute('href', /\/download\/mac\?origin=app_google_spring_ad$/);
    await page.goto('/app/devices');
    await expect(page.getByRole('link', { name: 'Get it on the App Store' })).toHaveAttribute(
      'href',
      /[?&]ct=google-spring$/,
    );
    await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
      'href',
      /&referrer=utm_campaign%3Dgoogle-spring%26origin%3Dapp_google_spring_ad$/,
    );
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Start 7-day free trial' }).click();
    await expect(page).toHaveURL(/\/pro\?.*\borigin=app_google_spring_ad\b/);
  });

  test('is in every link to the subscription, wherever it stands on a page', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/?origin=app_google_spring_ad');
    for (const address of ['/', '/de/blog/six-digits', '/about']) {
      await page.goto(address);
      const plans = page.locator('a[href*="/pro"]');
      await expect
        .poll(async () => {
          const found = await plans.evaluateAll((links) =>
            links.map((link) => (link as HTMLAnchorElement).href),
          );
          const toPlans = found
            .map((href) => new URL(href))
            .filter(({ pathname }) => /^(?:\/de)?\/pro$/.test(pathname));
          return [toPlans.length > 1, [...new Set(toPlans.map(({ search }) => search))]];
        }, address)
        .toEqual([true, ['?origin=app_google_spring_ad']]);
    }
  });

  test('keeps a long origin for Google Play, and tells the console that it is no campaign', {
    tag: '@once',
  }, async ({ page }) => {
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/app/devices?origin=app_paidsearchmicrosoft_keywords123_ad');
    expect((await told).text()).toBe('Campaign name paidsearchmicrosoft-keywords123 is too long');
    await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
      'href',
      /&referrer=origin%3Dapp_paidsearchmicrosoft_keywords123_ad$/,
    );
    await expect(page.getByRole('link', { name: 'Get it on the App Store' })).toHaveAttribute(
      'href',
      /[?&]ct=website$/,
    );
  });

  test('and its click are counted', { tag: '@once' }, async ({ page }) => {
    await page.goto('/mac');
    const sent = page.waitForRequest(/\/t\/download_click\?/);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download for Mac' }).click();
    const counted = new URL((await sent).url()).searchParams;
    expect(counted.get('download')).toBe('macos');
    expect(counted.get('page')).toBe('mac');
    await coming;
  });
});

test.describe('on Windows', () => {
  test.use({ userAgent: agents.windows });

  test('the new installer is the one that the experiment shows, with its own steps', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/windows?exp_windowsinstaller=new');
    const link = page.getByRole('link', { name: 'Download for Windows' }).filter({ visible: true });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute(
      'href',
      '/download/windows-app-installer?origin=windows_website__hero',
    );
    await expect(page.getByRole('heading', { name: 'Open Mallard.appinstaller' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Open Mallard.Installer.exe' })).toBeHidden();
  });
});

const counted = [
  ['/app', ['android', 'ios', 'macos', 'windows'], 0],
  ['/app/devices', ['android', 'ios', 'macos', 'windows'], 1],
  ['/app/landing', ['android', 'ios', 'macos', 'windows'], 0],
  ['/app/no-support', ['android', 'ios', 'macos', 'windows'], 1],
  ['/browser', ['android', 'ios', 'macos', 'windows'], 1],
  ['/mac', ['android', 'ios', 'macos', 'windows'], 0],
  ['/windows', ['android', 'ios', 'macos', 'windows'], 0],
  ['/windows-preview', ['android', 'ios', 'macos', 'windows'], 0],
  ['/extension-success', ['android', 'ios'], 0],
] as const;

for (const [path, platforms, extensions] of counted) {
  test(`${path} counts each download and the extension, with the page and the origin`, {
    tag: '@once',
  }, async ({ page, context }) => {
    const beacons = new Beacons(context);
    // A click is to be counted here, and to lead nowhere.
    await context.addInitScript(() => addEventListener('click', (event) => event.preventDefault()));
    await page.goto(`${path}?origin=app_google_spring_ad`);
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
    const links = page.getByRole('main').locator('a[data-event^="download_"], a[data-event^="extension_"]');
    for (const link of await links.all()) await link.dispatchEvent('click');
    const sent = () => beacons.of('download_click').map(({ params }) => params['download'] ?? '');
    await expect.poll(() => sent().sort()).toEqual(platforms);
    await expect.poll(() => beacons.of('extension_click')).toHaveLength(extensions);
    const name = path.slice(1).replace('/', '-');
    for (const { params } of [...beacons.of('download_click'), ...beacons.of('extension_click')]) {
      expect(params).toMatchObject({ page: name, origin: 'app_google_spring' });
    }
  });
}

for (const [path, guides] of [
  ['/', ['/windows#exe', '/mac#install']],
  ['/de', ['/de/windows#exe', '/de/mac#install']],
] as const) {
  test(`${path} leads from a download to how it is installed, in its language, and no robot to the file`, {
    tag: '@once',
  }, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const files = [...html.matchAll(/<a\b[^>]*\bdata-starts=[^>]*>/g)].map(([link]) => link);
    expect(files.length).toBeGreaterThan(0);
    for (const link of files) expect(link).toMatch(/\brel="?nofollow/);
    const led = [...html.matchAll(/<span data-of="?(?:windows|macos)[^>]*>.*?<\/span>/gs)].map(
      ([words]) => /href="?([^"\s>]+)/.exec(words)?.[1],
    );
    expect(led.filter((href) => href?.includes('#')).sort()).toEqual([...guides].sort());
  });
}

test('a link that holds a word in one piece is underlined as a whole', { tag: '@once' }, async ({ page }) => {
  await page.goto('/app/devices');
  const link = page.getByRole('link', { name: 'Get it on F-Droid' });
  await expect(link.locator('[data-whole]')).toHaveCSS('text-decoration-line', 'underline');
});
