import { splitWords } from './support/split-words.ts';
import { expect, test } from './support/test.ts';

test.describe('the comparison of browsers', { tag: '@once' }, () => {
  test('shows a narrow screen ours and the browser that is chosen, without a script', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/compare-privacy');
    const shown = page.locator('thead th[data-browser]:visible');
    await expect(shown).toHaveText(['Mallard', 'Chrome']);
    await page.getByRole('radio', { name: 'Firefox' }).check();
    await expect(shown).toHaveText(['Mallard', 'Firefox']);
    await context.close();
  });

  test('shows all of them on a wide screen, with the heads in view and each footnote at its number', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/de/compare-privacy');
    const heads = page.locator('thead th[data-browser]');
    await expect(heads.filter({ visible: true })).toHaveCount(6);
    const last = page.getByRole('row', { name: /Hilfe nach Identitäts/ });
    await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(heads.first()).toBeInViewport();
    const cells = page.locator('td[data-browser]');
    expect(await cells.getByRole('link').count(), 'a footnote in every cell').toBe(await cells.count());
    await expect(last.getByRole('rowheader').getByRole('link'), 'its number once').toHaveText('20');
    const mark = last.getByRole('link').last();
    await expect(mark).toHaveAccessibleName(/, Fußnote 20$/);
    const note = page.locator((await mark.getAttribute('href')) ?? '');
    await expect(note).toContainText('gehört zum Abo');
    await expect(note).toContainText('Für Chrome, Edge, Safari, Firefox und Brave');
    await expect(note.getByRole('link')).toHaveAttribute('href', '/de/identity-theft-restoration');
  });

  test('has lines of more than a word for what is compared, and no word cut, on a phone', async ({
    page,
  }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/de/compare-privacy');
      for (const other of ['Safari', 'Firefox']) {
        await page.getByRole('radio', { name: other }).check();
        expect(await splitWords(page), `${other} at ${width} px`).toEqual([]);
      }
      const wide = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().width);
      const head = await page.locator('tbody tr:nth-child(2) th').first().boundingBox();
      expect((head?.width ?? 0) / wide).toBeGreaterThan(width < 360 ? 0.38 : 0.44);
    }
  });

  test('has all of them on paper, where nothing can be chosen', async ({ page }) => {
    // A4 upright, within its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.goto('/de/compare-privacy');
    await expect(page.locator('thead th[data-browser]:visible')).toHaveCount(6);
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
    expect(await splitWords(page)).toEqual([]);
  });
});
