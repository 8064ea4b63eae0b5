import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { agents } from './support/agents.ts';
import { expect, test } from './support/test.ts';

test.use({ userAgent: agents.mac });

/** What a camera reads in the picture that stands on the page. */
async function codeOn(page: Page): Promise<string> {
  const picture = page.locator('aside').filter({ hasText: 'scan this code' }).locator('img, svg');
  await picture.scrollIntoViewIfNeeded();
  const png = await picture.screenshot();
  const [width = 0, height = 0, ...data] = await pixels(page, png.toString('base64'));
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) });
}

/** Width, height and the colors of a picture, read in a page whose policy does not keep it out. */
async function pixels(page: Page, png: string): Promise<readonly number[]> {
  const reader = await page.context().newPage();
  const read = await reader.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (drawing === null) throw new Error('The browser draws nothing');
    drawing.drawImage(bitmap, 0, 0);
    const { width, height, data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    return [width, height, ...data];
  }, png);
  await reader.close();
  return read;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the code takes the origin of the visit to the phone, in the size of the one without', {
      tag: '@once',
    }, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/app/devices');
      const code = page.locator('[data-phone-code]');
      const plain = await code.boundingBox();
      await expect.poll(() => asked.some((path) => path.startsWith('/assets/later-rest-'))).toBe(true);
      expect(await codeOn(page)).toBe('https://mallard.example/app?origin=qr_website');
      // Who came with none pays nothing for it.
      expect(asked.filter((path) => path.includes('phone-code'))).toEqual([]);

      await page.goto('/app/devices?origin=app_google_spring_ad');
      await expect(code).toHaveCount(0);
      expect(await codeOn(page)).toBe('https://mallard.example/app?origin=app_google_spring_ad');
      const drawn = await page
        .locator('aside')
        .filter({ hasText: 'scan this code' })
        .locator('svg')
        .boundingBox();
      // Only how far the page is scrolled differs.
      expect({ ...drawn, y: 0 }).toEqual({ ...plain, y: 0 });
    });
  });
}

for (const path of ['/app', '/de/app/no-support', '/extension-success']) {
  test(`the code of ${path} has the origin with which the visit began on another page`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/about?origin=app_google_spring_ad');
    await expect(page.locator('footer a[href$="origin=app_google_spring_ad"]').first()).toBeAttached();
    await page.goto(path);
    await expect(page.locator('[data-phone-code]')).toHaveCount(0);
    await expect(page.locator('main aside svg')).toBeAttached();
  });
}

test('the code stays where what draws it does not come', { tag: '@once' }, async ({ page }) => {
  await page.route('**/assets/later-phone-code-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/app/devices?origin=app_google_spring_ad');
  await failed;
  expect(await codeOn(page)).toBe('https://mallard.example/app?origin=qr_website');
});
