import { expect, test } from '@playwright/test';

for (const address of ['/', '/pro']) {
  test(`${address} loads little, and React only on intent`, { tag: '@once' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    const received = { all: 0, script: 0, requests: 0 };
    session.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? ''));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      received.all += encodedDataLength;
      received.requests += 1;
      if (types.get(requestId) === 'Script') received.script += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    const atLoad = { ...received };
    // Light because it is finished, not because something is missing.
    await expect(page.locator('head > style')).toHaveCount(1);
    const styles = await page.locator('head > style').evaluate((style) => style.textContent ?? '');
    expect(styles).toMatch(/^@layer.*@font-face.*min-block-size/s);
    // Headers count too: they travel with every answer.
    expect(atLoad.script).toBeLessThanOrEqual(10_000 + 2_000);
    expect(atLoad.all).toBeLessThanOrEqual(60_000 + 8_000);
    await page.waitForLoadState('networkidle');
    // What the page names is all that comes; islands are named nowhere but in the boot script.
    const named = await page
      .locator('script[src], link[rel="modulepreload"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')));
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    );
    // What the plan page asks the services for at load.
    const own = address === '/pro' ? /\/island-(?:plan|rolldown-runtime)-/ : /^$/;
    expect(loaded.filter((name) => !named.includes(name) && !own.test(name))).toEqual([]);
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
