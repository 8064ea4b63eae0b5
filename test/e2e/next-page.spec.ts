import { type Browser, expect, test } from '@playwright/test';

/** Whether the browser shows a transition when a visitor follows a link from home. */
async function seesTransition(browser: Browser, baseURL: string | undefined, touch: boolean) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    isMobile: touch,
    hasTouch: touch,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['revealed'] = String(
        (event as Event & { readonly viewTransition: unknown }).viewTransition !== null,
      );
    });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('/about');
  await expect(page.locator('html')).toHaveAttribute('data-revealed', /./);
  const seen = await page.locator('html').getAttribute('data-revealed');
  await context.close();
  return seen === 'true';
}

test('the next page’s heading fades in for a finger; for a pointer that hovers the page is there at once', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  expect(await seesTransition(browser, baseURL, true)).toBe(true);
  expect(await seesTransition(browser, baseURL, false)).toBe(false);
});
