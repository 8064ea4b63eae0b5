import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const secret = 'QUJDREVGR0hJSktMTU5PUFFSU1RV';
const invitation = Buffer.from(
  JSON.stringify({ version: 2, channel_id: 'channel-one', public_key: secret }),
).toString('base64url');

test(
  'a scanned code opens the app, and its secret leaves the browser in no request',
  once,
  async ({ page, context }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
    });
    await page.goto(`/sync/pairing?origin=funnel_app_test#&code=${secret}&deviceName=Lena%27s%20phone`);
    await expect(page.getByText("The other device is called Lena's phone.")).toBeVisible();
    const open = page.getByRole('link', { name: 'Open in Mallard' });
    await expect(open).toHaveAttribute(
      'href',
      `mallard://sync/pairing#&code=${secret}&deviceName=Lena's%20phone`,
    );
    await page.waitForLoadState('networkidle');
    // No other link has it: not the stores', not those to our own pages.
    const others = await page
      .locator('a:not([data-pairing-link])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((href) => href.includes(secret))).toEqual([]);
    // Neither what is kept here, nor what is sent when the page is left.
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(secret);
    await page.getByRole('link', { name: 'Privacy policy' }).first().click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.waitForLoadState('networkidle');
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.filter((text) => text.includes(secret) || text.includes('Lena'))).toEqual([]);
  },
);

test(
  'the second version of the code is understood, a damaged one and none are told apart',
  once,
  async ({ page }) => {
    await page.goto(`/sync/pairing#&code2=${invitation}`);
    const open = page.getByRole('link', { name: 'Open in Mallard' });
    await expect(open).toHaveAttribute('href', `mallard://sync/pairing#&code2=${invitation}`);
    await expect(page.getByText('The other device is called')).toBeHidden();
    // Scanned again while the page is open.
    await page.evaluate(() => {
      location.hash = '#&code2=QUJD';
    });
    await expect(page.getByText('Part of the code is missing.')).toBeVisible();
    await expect(open).toBeHidden();
    await page.goto('/sync/pairing');
    await page.reload();
    await expect(page.getByText('There is no code in this address.')).toBeVisible();
    await expect(open).toBeHidden();
  },
);

test(
  'without JavaScript the page says how to scan the code in the app',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/de/sync/pairing#&code=${secret}`);
    await expect(
      page.getByText('Ohne JavaScript kann diese Seite die App nicht für Sie öffnen.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'In Mallard öffnen' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Scannen Sie den Code in der App' })).toBeVisible();
    await context.close();
  },
);

test(
  'the start page is a search box in 16 kB, and searches without JavaScript',
  once,
  async ({ page, browser, baseURL }) => {
    await page.goto('/start', { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
        0,
      ),
    );
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(16_000);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const plain = await context.newPage();
    await plain.goto('/de/start');
    await plain.getByRole('textbox').fill('enten');
    await plain.getByRole('textbox').press('Enter');
    await expect(plain).toHaveURL(/[?&]q=enten/);
    await context.close();
  },
);
