import { brand } from '../../src/domain/brand.ts';
import { keptDays } from '../../src/domain/records/kept-days.ts';
import { expect, test } from './support/test.ts';

test.describe('the legal pages', { tag: '@once' }, () => {
  test('stand beside the button that begins a purchase, with the right of withdrawal where there is one', async ({
    page,
  }) => {
    await page.goto('/de/pro?country=de');
    const form = page.locator('form:has(input[name=plan])');
    for (const path of ['/de/terms', '/de/pro/privacy-terms', '/de/withdrawal']) {
      await expect(form.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await page.goto('/pro?country=us');
    await expect(form.locator('a[href="/terms"]')).toBeVisible();
    await expect(form.locator('a[href="/withdrawal"]')).toBeHidden();
  });

  test('hold the model withdrawal form as text, and as the e-mail that the button opens', async ({
    page,
  }) => {
    await page.goto('/de/withdrawal');
    await expect(page.getByText('Hiermit widerrufe(n) ich/wir')).toBeVisible();
    const href = await page
      .getByRole('link', { name: 'Vertrag widerrufen', exact: true })
      .last()
      .getAttribute('href');
    const mail = new URL(href ?? '');
    expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.legalEmail}`);
    expect(mail.searchParams.get('body')).toContain('Hiermit widerrufe(n) ich/wir');
  });

  test('say how long things are kept by the figures that the server deletes by, without a script as well', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/privacy#kept');
    const kept = page.locator('#kept');
    await expect(kept).toContainText(`without addresses, for ${keptDays.auditLog} days`);
    await expect(kept).toContainText(`Deleted ${keptDays.limitCounters} days after the last attempt`);
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(
      await page.locator('main section[id]').count(),
    );
    await context.close();
  });
});
