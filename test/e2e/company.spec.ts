import { expect, test } from '@playwright/test';
import { brand } from '../../src/domain/brand.ts';
import { chiefExecutive } from '../../src/domain/company/leaders.ts';
import { pressKitPath } from '../../src/domain/content/press-kit.ts';
import { splitWords } from './support/split-words.ts';
import { setTextSize } from './support/text-size.ts';

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('each open role can be read and applied for by e-mail', async ({ page, request }) => {
    const file = (await (await request.get('/jobs.json')).json()) as {
      jobs: { id: string; title: string; isListed: boolean }[];
    };
    for (const { id, title, isListed } of file.jobs) {
      await page.goto('/hiring');
      const link = page.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveCount(isListed ? 1 : 0);
      expect((await request.get(`/hiring/${id}`)).status(), id).toBe(isListed ? 200 : 404);
      if (!isListed) continue;
      // Where links led to that were written while all roles stood on one page.
      await expect(page.locator(`[id="${id}"]`)).toContainText(title);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/hiring/${id}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
      for (const apply of await page.getByRole('link', { name: 'Apply by e-mail' }).all())
        await expect(apply).toHaveAttribute(
          'href',
          `mailto:${brand.careersEmail}?subject=${encodeURIComponent(title)}`,
        );
      const others = page.locator('#others').getByRole('listitem');
      await expect(others).toHaveCount(file.jobs.filter((job) => job.isListed).length - 1);
      await expect(others.filter({ hasText: title })).toHaveCount(0);
    }
  });

  test('legal notice, company page and press page name the same chief executive', async ({ page }) => {
    for (const address of ['/about', '/press', '/legal-notice', '/de/legal-notice']) {
      await page.goto(address);
      await expect(page.locator('main').getByText(chiefExecutive).first(), address).toBeVisible();
    }
  });

  test('the press kit is downloaded as a zip', async ({ page, request }) => {
    await page.goto('/press');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`a[href="${pressKitPath}"]`).click(),
    ]);
    expect(download.suggestedFilename()).toBe(pressKitPath.slice(1));
    const kit = await request.get(pressKitPath);
    expect(kit.headers()['content-type']).toBe('application/zip');
    expect((await kit.body()).subarray(0, 2).toString()).toBe('PK');
  });

  test('the form below the company’s story signs up for the newsletter', async ({ page }) => {
    await page.goto('/about');
    await page.locator('#newsletter-email').fill('reader@example.org');
    await page.locator('#newsletter form button[type=submit]').click();
    await expect(page).toHaveURL(/\/newsletter#sent$/);
  });
});

test('with large text on a phone the amounts of donations stand below each other, beside their years', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 2);
  await page.goto('/de/donations');
  expect(await splitWords(page)).toEqual([]);
  const amounts = page.locator('tbody td:visible');
  const places = await amounts.evaluateAll((all) =>
    all.map((amount) => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      const { right, height } = range.getBoundingClientRect();
      return { right: Math.round(right), lines: Math.round(amount.getBoundingClientRect().height / height) };
    }),
  );
  expect(places.length).toBeGreaterThan(30);
  expect(new Set(places.map(({ right }) => right)).size).toBe(1);
  expect(new Set(places.map(({ lines }) => lines))).toEqual(new Set([1]));
});

test('the amounts of the donations’ chart are whole on a small phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/donations');
  const heights = await page.locator('main figure dd').evaluateAll((amounts) =>
    amounts.map((amount) => {
      const range = document.createRange();
      range.selectNodeContents(amount.firstChild ?? amount);
      return range.getClientRects().length;
    }),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights)).toEqual(new Set([1]));
});
