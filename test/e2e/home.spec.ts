import { figures } from '../../src/domain/marketing/figures.ts';
import { HomePage } from './pages/home-page.ts';
import { SearchBox } from './pages/search-box.ts';
import { Beacons } from './support/beacons.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const chromeOnWindows = `${windows} Chrome/142.0.0.0 Safari/537.36`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';
const chromeOnMac = `${mac} Chrome/142.0.0.0 Safari/537.36`;
const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test('what is typed is completed, and the keyboard moves through the suggestions', once, async ({ page }) => {
  await new HomePage(page).open();
  const box = new SearchBox(page);
  await box.type('weat');
  await expect(box.field).toHaveRole('combobox');
  await expect(box.field).toHaveAttribute('aria-expanded', 'true');
  const [first, last] = [await box.options.first().textContent(), await box.options.last().textContent()];
  await box.field.press('ArrowDown');
  expect(await box.active()).toBe(first);
  await box.field.press('ArrowUp');
  expect(await box.active()).toBe(last);
  await box.options.nth(1).hover();
  await expect(box.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await box.field.press('Escape');
  await expect(box.options.first()).toBeHidden();
  await expect(box.field).toHaveValue('weat');
  await box.field.press('ArrowDown');
  await box.field.press('Enter');
  await page.waitForURL('**/dev/search?*');
  expect(new URL(page.url()).searchParams.get('q')).toBe(first);
});

for (const javaScriptEnabled of [true, false]) {
  test(
    `blanks alone are not searched for, and the box has the focus, with${javaScriptEnabled ? '' : 'out'} JavaScript`,
    once,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await new HomePage(page).open();
      const { field } = new SearchBox(page);
      await field.fill('   ');
      await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(field).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
      expect(asked.filter((url) => new URL(url).searchParams.has('q'))).toEqual([]);
      await field.fill('  ducks ');
      await field.press('Enter');
      await page.waitForURL('**/dev/search?*');
      expect(new URL(page.url()).searchParams.get('q')).toBe('ducks');
      await context.close();
    },
  );
}

for (const [path, locale] of [
  ['/', 'en'],
  ['/de', 'de'],
] as const) {
  test(`${path} says the figures of the domain, as its language writes them`, once, async ({ request }) => {
    const text = (await (await request.get(path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const inWords = (value: number) =>
      value.toLocaleString(locale, { notation: 'compact', compactDisplay: 'long' });
    const usd = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
    const { iOS, Android } = figures.ratings;
    for (const figure of [
      inWords(figures.monthlySearches),
      inWords(figures.monthlyDownloads),
      `${locale === 'en' ? 'number' : 'Platz'} ${figures.mobileSearchRank}`,
      figures.teamSize.toLocaleString(locale),
      figures.donatedUsd.toLocaleString(locale, usd),
      ...[figures.appRating, iOS.stars, iOS.reviews, Android.stars, Android.reviews].map((value) =>
        value.toLocaleString(locale),
      ),
    ])
      expect(text).toContain(figure.replace(/\s+/g, ' '));
  });
}

test('Enter searches for what was typed, with the settings that concern a search', once, async ({ page }) => {
  const url = 'http://localhost';
  await page.context().addCookies([
    { name: 'kl', value: 'de-de', url },
    { name: 'kt', value: 'g', url },
    { name: 'kak', value: '-1', url },
  ]);
  await page.goto('/de?t=hx&kz=-1&k7=112233');
  await page.getByRole('search').locator('input[name=q]').fill('wilde Ente & Co');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dev/search?*');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: 'wilde Ente & Co',
    t: 'hx',
    kl: 'de-de',
    kt: 'g',
    kz: '-1',
    k7: '112233',
  });
  await expect(page.getByRole('main')).toContainText('wilde Ente & Co');
});

test('who switched the AI chat off is not asked to ask it', once, async ({ page }) => {
  await page.goto('/');
  const ask = page.getByRole('search').getByRole('button', { name: 'Ask AI' });
  await expect(ask).toBeVisible();
  await page.goto('/?kbg=-1');
  await expect(ask).toBeHidden();
});

test('a suggestion is searched for by a click, a bang waits for its words', once, async ({ page }) => {
  await new HomePage(page).open();
  const box = new SearchBox(page);
  await box.type('!w');
  const bang = box.options.filter({ hasText: /^!w(?![a-z])/ }).first();
  await bang.click();
  await expect(box.field).toHaveValue(/^!w $/);
  await expect(box.field).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await box.field.fill('');
  await box.type('weather f');
  // Until they come, the list has those for what was typed before.
  await box.options
    .filter({ hasText: /^weather f/ })
    .first()
    .click();
  await page.waitForURL('**/dev/search?q=weather+f*');
});

test(
  'what is typed before the code of the box has come is kept, completed, and can be searched for',
  once,
  async ({ page }) => {
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await come;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const box = new SearchBox(page);
    await box.field.pressSequentially('weat');
    letCome();
    await expect(box.options.first()).toBeVisible();
    await expect(box.field).toHaveValue('weat');
    await expect(box.field).toBeFocused();
  },
);

test(
  'without a script the box searches and asks the chat, and every download is there',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^(Download for|Get it on)/ })).toHaveCount(4);
    await expect(page.locator('[data-banner-close]')).toBeHidden();
    // Before somebody presses the button that leads to the payment, which needs one.
    const note = page.locator('#plan noscript p');
    await expect(note).toHaveText('To subscribe, please turn on JavaScript.');
    await expect(note).toBeVisible();
    await page.getByRole('textbox', { name: 'Search the web' }).fill('duck');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/dev\/search\?q=duck&t=h$/);
    const asked = await page.request.get('/?q=duck&ia=chat&t=h', { maxRedirects: 0 });
    expect(asked.headers()['location']).toBe('https://chat.mallard.example/?q=duck');
    await context.close();
  },
);

for (const [userAgent, button, locale, width, height, banners] of [
  [chromeOnWindows, 'Download for Windows', 'en-US', 1280, 800, 1],
  [chromeOnMac, 'Download for Mac', 'en-US', 1280, 800, 1],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Get it on Google Play', 'en-US', 360, 740, 0],
  // What is left to a page of a small laptop and of a small phone.
  [chromeOnWindows, 'Download for Windows', 'en-US', 1366, 625, 1],
  [chromeOnWindows, 'Download for Windows', 'de-DE', 1024, 600, 2],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Get it on the App Store', 'de-DE', 375, 553, 1],
] as const) {
  test(
    `search and “${button}” stand on a first screen of ${width} × ${height} px under ${banners} banners`,
    once,
    async ({ browser, baseURL }) => {
      const viewport = { width, height };
      const context = await browser.newContext({ userAgent, locale, viewport, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto('/');
      const close = page.locator('[data-banner-close], [data-hint-close]').filter({ visible: true });
      await expect(close).toHaveCount(banners);
      const link = page.getByRole('main').getByRole('link', { name: /^(Download for|Get it on)/ });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveText(button);
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'All devices and stores' })).toBeVisible();
      await context.close();
    },
  );
}

test(
  'the banner offers what fits, moves nothing, and stays away once closed',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ userAgent: chromeOnWindows, baseURL: baseURL ?? '' });
    const beacons = new Beacons(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['shifted'] = entry.entryType;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: 'Add to your browser' });
    await expect(banner.getByRole('link')).toHaveText(['Add from the Chrome Web Store']);
    await expect(banner.getByRole('link')).toHaveAttribute('href', /chromewebstore/);
    await expect.poll(() => beacons.ids()).toContain('banner_impression');
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
    await banner.getByRole('button', { name: 'Close this message' }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => beacons.ids()).toContain('banner_dismiss');
    const closed = async () => (await context.cookies()).find(({ name }) => name === 'kax')?.value ?? '';
    await expect.poll(closed).toMatch(/^v\d+-[1-7]$/);
    await page.goto('/de');
    await expect(page.locator('html')).not.toHaveAttribute('data-banner');
    await context.close();
  },
);

test('country and period go along from home to the plans', once, async ({ page }) => {
  await page.goto('/?origin=blog_mail_spring');
  await page.getByRole('combobox', { name: 'Prices for' }).selectOption('DE');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('Renews at €9.99 a month, tax included, until you cancel.')).toBeVisible();
  await page.getByRole('button', { name: 'Start 7-day free trial' }).click();
  await page.waitForURL('**/pro?*');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    origin: 'blog_mail_spring',
    country: 'DE',
    period: 'monthly',
  });
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByText('€9.99 a month', { exact: true })).toBeVisible();
});

test('in forced colors “No” has one stroke before it and “Yes” has two', once, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await new HomePage(page).open();
  const signs = await page.locator('#keep tbody td > *').evaluateAll((answers) =>
    answers.map((answer) => {
      const sign = getComputedStyle(answer, '::before');
      const strokes = ['top', 'right', 'bottom', 'left'].filter(
        (side) =>
          sign.getPropertyValue(`border-${side}-style`) === 'solid' &&
          Number.parseFloat(sign.getPropertyValue(`border-${side}-width`)) > 0,
      );
      return `${answer.textContent}: ${strokes.length}`;
    }),
  );
  expect([...new Set(signs)].sort()).toEqual(['No: 1', 'Yes: 2']);
});

test('on a wide screen a section that is narrower begins where the others do', once, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/', '/compare-privacy', '/newsletter', '/duckai', '/identity-theft-restoration']) {
    await page.goto(path);
    const begins = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    // Some stand beside a drawing, in the other half.
    expect(new Set(begins.filter((left) => left < 640)).size, path).toBe(1);
  }
});
