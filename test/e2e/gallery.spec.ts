import { gallery } from './support/crawl.ts';
import { cutOff } from './support/cut-off.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { expect, test } from './support/test.ts';

test('no part has an accessibility violation in any of its states', async ({ page }) => {
  test.slow();
  await page.goto(gallery);
  await expectNoViolations(page, 'gallery');
});

test('names no language in which it does not stand', { tag: '@once' }, async ({ page }) => {
  await page.goto(gallery);
  await expect(page.locator('a[hreflang]').first()).toHaveAttribute('href', gallery);
  expect(await page.locator('a[hreflang]:not([hreflang=en])').count()).toBe(0);
});

test('at a zoom of 400 %, with wide text and from right to left no part is cut off', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(gallery);
  expect(await cutOff(page), 'zoomed').toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await cutOff(page), 'from right to left').toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await cutOff(page), 'with wide text').toEqual([]);
});

test('tabs and disclosures work without JavaScript, and tabs by arrow keys', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(gallery);
  const mac = page.getByText('drag Mallard into Applications');
  const windows = page.getByText('follow the installer');
  await expect(mac).toBeVisible();
  await expect(windows).toBeHidden();
  await page.getByRole('radio', { name: 'Mac', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(windows).toBeVisible();
  await expect(mac).toBeHidden();
  const answer = page.getByText('Yes. Browser and search are free.');
  await expect(answer).toBeVisible();
  await page.getByText('What happens when I cancel, and').click();
  await expect(page.getByText('It runs until the end of the period')).toBeVisible();
  await expect(answer, 'of one name, one is open').toBeHidden();
  await context.close();
});

test('a table wider than the screen scrolls by arrow keys, with the names of its rows in view', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(gallery);
  const table = page.getByRole('region', { name: 'Browsers compared, by what they block before it loads' });
  const rowName = table.getByRole('rowheader', { name: 'Trackers' });
  await table.focus();
  const left = () => rowName.evaluate((cell) => cell.getBoundingClientRect().left);
  const place = await left();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(40);
  // While it still glides, a fraction of a pixel is left over.
  await expect.poll(left).toBeCloseTo(place, 0);
  await expect(rowName).toBeInViewport();
});

test('in forced colors what is chosen is the system’s own or in its highlight', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(gallery);
  await expect(page.getByRole('radio', { name: /^Yearly \$99/ })).toHaveCSS('appearance', 'auto');
  await expect(page.getByRole('checkbox', { name: 'Remember this device' })).toHaveCSS('appearance', 'auto');
  const chosen = await page
    .locator('label')
    .getByText('Mac', { exact: true })
    .evaluate((name) => getComputedStyle(name).backgroundColor);
  const other = await page
    .locator('label')
    .getByText('Windows', { exact: true })
    .evaluate((name) => getComputedStyle(name).backgroundColor);
  expect(chosen).not.toBe(other);
});
