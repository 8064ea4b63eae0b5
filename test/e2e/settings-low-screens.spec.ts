import type { SettingCode } from '../../src/domain/settings/catalogue.ts';
import { open, preview } from './support/settings-page.ts';
import { expect, test } from './support/test.ts';
import { setTextSize } from './support/text-size.ts';

/** Small ones, one as a wide window is at 400 %, one with large text, and low windows of laptops. */
const screens = [
  { width: 320, height: 568, text: 1 },
  { width: 320, height: 256, text: 1 },
  { width: 360, height: 740, text: 2 },
  { width: 1280, height: 600, text: 1 },
  { width: 1366, height: 625, text: 1 },
];

/** The first, some in the middle, the last but one, which nothing is said of, and the last. */
const choices: readonly (readonly [SettingCode, string])[] = [
  ['kl', 'de-de'],
  ['k1', '-1'],
  ['kt', 's'],
  ['k9', 'b'],
  ['kbk', '-1'],
  ['kbg', '-1'],
];

for (const { width, height, text } of screens) {
  test(`what a setting changes is in view beside it, ${width} by ${height} px, text ${text} times as large`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await open(page);
    const figure = preview(page);
    /** What of the preview is in the window, as a picture. */
    const inView = async () => {
      const box = await figure.boundingBox();
      if (box === null) return null;
      const top = Math.max(box.y, 0);
      const clip = { x: box.x, y: top, width: box.width, height: Math.min(box.y + box.height, height) - top };
      // A line of words at the least.
      return clip.height < 20
        ? null
        : (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
    };
    for (const [code, value] of choices) {
      await test.step(code, async () => {
        const control = page.locator(`#setting-${code}, [name="${code}"][value="${value}"]`).first();
        await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect.poll(inView).not.toBeNull();
        const before = await inView();
        const place = await page.evaluate(() => scrollY);
        await control.evaluate((element, chosen) => {
          if (element instanceof HTMLSelectElement) {
            element.value = chosen;
            element.dispatchEvent(new Event('change', { bubbles: true }));
          } else if (element instanceof HTMLElement) element.click();
        }, value);
        await expect.poll(async () => (await inView()) === before, code).toBe(false);
        expect(await inView()).not.toBeNull();
        // Nothing was scrolled, and what was chosen is still to be seen: the preview is not over it.
        expect(Math.abs((await page.evaluate(() => scrollY)) - place), code).toBeLessThan(height / 3);
        await expect(control).toBeInViewport();
        const [shown, chosen] = [await figure.boundingBox(), await control.boundingBox()];
        if (width < 960) expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(chosen?.y ?? 0);
      });
    }
  });
}
