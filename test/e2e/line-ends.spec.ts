import type { Page } from '@playwright/test';
import { statePaths } from '../../src/contract/dev-states.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { splitWords } from './support/split-words.ts';
import { expect, test } from './support/test.ts';

// Over HTTP and laid out by the browser: what a line ends with no other test can tell.
test.describe('lines', { tag: '@once' }, () => {
  test('of no page end within the first letters of a word', async ({ page }) => {
    for (const path of ['/de', '/de/compare-privacy', '/de/errors/tor_418', '/de/withdrawal', '/pro'])
      for (const width of [360, 800, 1280]) {
        await open(page, path, width);
        const ends = (await linesOf(page, 'main :is(h1, h2, h3, p, li, dt, dd, a)')).flat();
        expect(ends.length).toBeGreaterThan(5);
        expect(
          ends.filter((line) => /(?:^|[\s“„(])[\p{L}\p{N}]{1,3}-$/u.test(line)),
          `${path} at ${width}`,
        ).toEqual([]);
      }
  });

  test('never continue a word without a hyphen, on the narrowest phone either', async ({ page }) => {
    await open(page, '/de/pro/login', 320);
    await expect(new PasscodeForm(page).address).toBeVisible();
    expect(await splitWords(page)).toEqual([]);
  });

  test('of headings end with a clause that has room in one', async ({ page }) => {
    for (const path of ['/de/what-we-count', '/de/app', '/how-we-work'])
      for (const width of [800, 1280]) {
        await open(page, path, width);
        const [heading = []] = await linesOf(page, 'h1');
        expect(heading.length, path).toBeGreaterThan(1);
        expect(heading[0], `${path} at ${width}`).toMatch(/,$/);
      }
  });

  test('of what the account area says are never a single last word, on a phone either', async ({
    page,
    request,
  }) => {
    const gallery = await (await request.get(`${statePaths.gallery}?locale=de`)).text();
    for (const state of ['paid', 'payment failed', 'ended']) {
      const link = new RegExp(`href="(/de/subscriptions/manage\\?[^"]*)"[^>]*>${state}<`).exec(gallery)?.[1];
      await open(page, String(link).replaceAll('&amp;', '&'), 360);
      await expect(page.getByRole('heading', { name: 'Konto löschen' })).toBeVisible();
      const broken = (await linesOf(page, 'main :is(p, li, dd)')).filter((lines) => lines.length > 1);
      expect(broken.length, state).toBeGreaterThan(5);
      const last = broken.map((lines) => lines.at(-1) ?? '');
      expect(
        last.filter((line) => !/\s/.test(line)),
        state,
      ).toEqual([]);
    }
  });
});

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** The lines of each element that is seen. */
function linesOf(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((elements) => {
    const range = document.createRange();
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const lines: string[] = [];
        let bottom = Number.NEGATIVE_INFINITY;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (let place = 0; place < text.length; place++) {
            range.setStart(text, place);
            range.setEnd(text, place + 1);
            const box = range.getBoundingClientRect();
            if (box.width === 0) continue;
            // A line's letters overlap with those before them, as those of the line below do not.
            if (box.top > bottom - box.height / 2) lines.push('');
            bottom = box.bottom;
            lines.push((lines.pop() ?? '') + text.data.charAt(place));
          }
        }
        return lines.map((line) => line.trim());
      });
  });
}
