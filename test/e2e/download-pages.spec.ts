import { agents } from './support/agents.ts';
import { expect, test } from './support/test.ts';

type Agent = keyof typeof agents;

/** The first button of a page, which is the amber one. */
const firsts: readonly (readonly [path: string, agent: Agent, label: string])[] = [
  ['/mac', 'mac', 'Download for Mac'],
  ['/mac', 'windows', 'Download for Windows'],
  ['/mac', 'iphone', 'Get it on the App Store'],
  ['/mac', 'oldMac', 'See what works on this device'],
  ['/windows', 'windows', 'Download for Windows'],
  ['/windows', 'mac', 'Download for Mac'],
  ['/windows', 'android', 'Get it on Google Play'],
  ['/windows', 'linuxChrome', 'See what works on this device'],
  ['/windows-preview', 'windows', 'Download the preview'],
  ['/windows-preview', 'ipad', 'Get it on the App Store'],
  ['/app/no-support', 'windows', 'Download for Windows'],
  ['/app/no-support', 'android', 'Get it on Google Play'],
];

for (const [path, agent, label] of firsts) {
  test.describe(`on ${agent}`, () => {
    test.use({ userAgent: agents[agent] });

    test(`${path} has what fits that device first, and all else one step away`, { tag: '@once' }, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const actions = main.locator('a[data-event^="download_click"], a[href$="/app/no-support"][data-event]');
      await expect(actions.filter({ visible: true }).first()).toHaveText(label);
      const shown = await main.getByRole('link').filter({ visible: true }).all();
      const amber = await Promise.all(
        shown.map(async (link) =>
          (await link.evaluate((a) => getComputedStyle(a).backgroundColor)) === 'rgb(245, 179, 1)'
            ? await link.textContent()
            : '',
        ),
      );
      expect(amber.filter((text) => text !== '')).toEqual([label]);
      await main.getByRole('link', { name: /^(?:All devices and stores|See all downloads)$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick your device');
    });
  });
}

const rows = [
  ['windows', 'Windows PC'],
  ['mac', 'Mac'],
  ['iphone', 'iPhone and iPad'],
  ['android', 'Android phone or tablet'],
  ['linux', 'Browser extension'],
  // What it is not offered is not set before what is there for its visitor’s other devices.
  ['linuxChrome', 'Mac'],
] as const;

for (const [agent, name] of rows) {
  test.describe(`on ${agent}`, () => {
    test.use({ userAgent: agents[agent] });

    test('its own ways come first where all devices are', { tag: '@once' }, async ({ page }) => {
      await page.goto('/app/devices');
      const heads = await page.getByRole('main').getByRole('heading', { level: 2 }).all();
      const places = await Promise.all(
        heads.map(async (head) => ({
          text: await head.textContent(),
          y: (await head.boundingBox())?.y ?? 0,
        })),
      );
      expect(places[0]?.text, 'for a keyboard and a screen reader').toBe(name);
      expect(places.sort((a, b) => a.y - b.y)[0]?.text).toBe(name);
    });
  });
}

test.describe('on a small screen without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('a phone’s stores come before computers’ installers, and the preview for Windows has its own name', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/app');
    const choices = page.getByRole('main').locator('li[data-for]').filter({ visible: true });
    const places = await Promise.all(
      (await choices.all()).map(async (choice) => ({
        platform: await choice.getAttribute('data-for'),
        y: (await choice.boundingBox())?.y ?? 0,
      })),
    );
    expect(places.sort((a, b) => a.y - b.y).map(({ platform }) => platform)).toEqual([
      'ios',
      'android',
      'windows',
      'macos',
    ]);
    await page.goto('/windows-preview');
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(told.join()).toContain('"name":"Mallard Preview"');
  });
});

test('a system that has no download is one step from what works there', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/app/devices');
  await page.getByRole('main').getByRole('link', { name: 'See what works there' }).click();
  await expect(page).toHaveURL(/\/app\/no-support$/);
});

test('each button for a Mac stands by the system that it needs', { tag: '@once' }, async ({ page }) => {
  await page.goto('/mac');
  await expect(
    page.getByText('Our download runs on macOS 11.4 or later, and the App Store version on macOS 12.3'),
  ).toBeVisible();
});

test.describe('on Windows', () => {
  test.use({ userAgent: agents.windows });

  test('after the download of the preview the way leads to its own steps', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/windows-preview');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the preview' }).click();
    await coming;
    await page.getByRole('link', { name: 'How to install it' }).click();
    await expect(page).toHaveURL(/\/windows-preview#install$/);
    await expect(page.getByText('Open Mallard.Preview.Installer.exe')).toBeInViewport();
  });

  test('the steps are those of the file that came, whatever the page of Windows would have given', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/windows?exp_windowsinstaller=new');
    await expect(page.getByRole('heading', { name: 'Open Mallard.appinstaller' })).toBeVisible();
    await page.goto('/app');
    const coming = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name: 'Download for Windows' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^Mallard\.Installer\.exe/);
    const guide = page.getByRole('link', { name: 'How to install it' });
    await expect(guide).toHaveAttribute('href', '/windows#exe');
    await page.goto('/windows?exp_windowsinstaller=new#exe');
    await expect(page.getByRole('heading', { name: 'Open Mallard.Installer.exe' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Open Mallard.appinstaller' })).toBeHidden();
  });
});

for (const agent of ['iphone', 'oldAndroid'] as const) {
  test.describe(`on ${agent}`, () => {
    test.use({ userAgent: agents[agent], hasTouch: true, isMobile: true });

    test('there is no code for a phone’s camera', { tag: '@once' }, async ({ page }) => {
      await page.goto('/app/devices');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('scan this code')).toBeHidden();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of one system has its own downloads, and no guess of the device', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/mac');
    const links = page.getByRole('main').locator('a[data-event^="download_"]').filter({ visible: true });
    await expect(links).toHaveText(['Download for Mac', 'Get it from the Mac App Store']);
    await page.goto('/app/no-support');
    await expect(page.getByText('If your system is new enough')).toBeHidden();
  });
});
