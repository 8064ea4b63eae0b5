import { expect, test } from '@playwright/test';

for (const address of ['/', '/pro']) {
  test(`${address} loads little, and React only on intent`, { tag: '@once' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const asked = new Map<string, { readonly path: string; readonly type: string }>();
    const scripts = new Map<string, number>();
    let all = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) =>
      asked.set(requestId, { path: new URL(request.url).pathname, type }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { path = '', type = '' } = asked.get(requestId) ?? {};
      all += encodedDataLength;
      if (type === 'Script') scripts.set(path, encodedDataLength);
    });
    await page.goto(address, { waitUntil: 'load' });
    const allAtLoad = all;
    // Light because it is finished, not because something is missing.
    await expect(page.locator('head > style')).toHaveCount(1);
    const styles = await page.locator('head > style').evaluate((style) => style.textContent ?? '');
    expect(styles).toMatch(/^@layer.*@font-face.*min-block-size/s);
    await page.waitForLoadState('networkidle');
    const named = await page
      .locator('script[src], link[rel="modulepreload"]')
      .evaluateAll((found) => found.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));
    const bytesOf = (paths: readonly string[]) =>
      paths.reduce((sum, path) => sum + (scripts.get(path) ?? 0), 0);
    // What the plan page asks the services for, which the boot script fetches around the load event.
    const own = [...scripts.keys()].filter((path) => !named.includes(path));
    const isOwn = address === '/pro' ? /\/island-(?:plan|rolldown-runtime)-/ : /^$/;
    // What the page names is all that comes; islands are named nowhere but in the boot script.
    expect(own.filter((path) => !isOwn.test(path))).toEqual([]);
    // Headers count too: they travel with every answer.
    expect(bytesOf(named)).toBeGreaterThan(0);
    expect(bytesOf(named)).toBeLessThanOrEqual(10_000 + 2_000);
    expect(bytesOf(own)).toBeLessThanOrEqual(4_000 + 1_000);
    expect(allAtLoad).toBeLessThanOrEqual(60_000 + 8_000);
  });
}

test('home is complete without any script', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});
