import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { hearQuestions, untilAsked } from './support/asked-to-count.ts';
import { Beacons } from './support/beacons.ts';
import { cutOff } from './support/cut-off.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { buyMonthly } from './support/purchase.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const path = '/what-this-page-knows';

/** Opens the panel over the page that is shown, by the footer’s link. */
async function openPanel(page: Page): Promise<FrameLocator> {
  await page.locator(`footer a[href$="${path}"]`).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  const panel = page.frameLocator('dialog iframe');
  await expect(panel.locator('[data-known="here"]')).toBeAttached();
  return panel;
}

/** All that the browser itself says it keeps for the site, out of reach of the page. */
async function keptBy(page: Page, context: BrowserContext): Promise<readonly string[]> {
  const { cookies, origins } = await context.storageState();
  const ofTab = await page.evaluate(() => Object.entries(sessionStorage));
  return [
    ...cookies.map(({ name, value }) => `${name}=${value}`),
    ...origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => `${name}=${value}`)),
    ...ofTab.map(([name, value]) => `${name}=${value}`),
  ].sort();
}

/** What the panel says is kept, secrets and what stands elsewhere without their texts. */
function shownIn(panel: FrameLocator): Promise<readonly string[]> {
  return panel.locator('[data-kept] > li').evaluateAll((items) =>
    items
      .map((item) => {
        const name = item.querySelector('[data-name]')?.textContent;
        return `${name}=${item.querySelector('[data-value]')?.textContent ?? '…'}`;
      })
      .sort(),
  );
}

const hidden = (kept: readonly string[]) =>
  kept.map((one) => one.replace(/^(auth_session|auth_pending|visit_sent)=.*/s, '$1=…'));

/** Every request from now on, but for what it is asked not to hear. */
function requestsOf(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

for (const [address, kind] of [
  ['/about?origin=blog_mail_spring', 'a static page'],
  ['/pro/login', 'a live page'],
] as const) {
  test(
    `over ${kind} the panel shows what the browser keeps and what was sent, and sends nothing`,
    once,
    async ({ page, context, baseURL }) => {
      const beacons = new Beacons(context);
      const sent: string[] = [];
      context.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/t/')) sent.unshift(request.url());
      });
      await page.goto('/what-we-count');
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
      await context.addCookies([{ name: 'kp', value: '1', url: baseURL ?? '' }]);
      await page.evaluate(() => {
        localStorage.setItem('left_by_somebody', 'a text');
        localStorage.setItem('left_empty', '');
      });
      await page.goto(address);
      await expect.poll(() => beacons.of('page_impression')).toHaveLength(2);
      const panel = await openPanel(page);
      const count = sent.length;
      const asked = requestsOf(context);
      expect(await shownIn(panel)).toEqual(hidden(await keptBy(page, context)));
      const left = panel.getByRole('listitem').filter({ hasText: 'Something that our pages do not use' });
      await expect(left).toHaveCount(2);
      // What is kept is nothing: that has its box as well.
      const empty = left.filter({ hasText: 'left_empty' }).locator('[data-value]');
      await expect(empty).toBeVisible();
      await expect(empty).toHaveAttribute('data-empty', '(empty)');
      await expect(panel.getByRole('heading', { name: 'A setting: Safe search' })).toBeVisible();
      const listed = await panel.locator('[data-sent] code').allTextContents();
      // The protocol of the browser does not tell of what goes while a page is left; the page itself does.
      const heard = (url: string) => !/\/t\/(?:static\.bounce|page_(?:lcp|inp|cls|ttfb))\?/.test(url);
      expect(listed.filter(heard)).toEqual(sent.filter(heard));
      await expect(panel.locator('[data-sent] li').last()).toContainText('A page was opened');
      // Page by page, each once: those of the last are to be seen at once.
      await expect(panel.locator('[data-sent] summary')).toHaveCount(2);
      await expect(panel.locator('[data-sent] summary').last()).toHaveText('what-we-count');
      await expect(panel.locator('[data-sent] details[open]')).toHaveCount(1);
      await expect(panel.locator('[data-sent] code').first()).toBeVisible();
      await expect(panel.locator('[data-sent] code').last()).toBeHidden();
      await expect(panel.locator('[data-fact="viewCount"]')).toHaveText('2');

      await panel.getByRole('button', { name: 'Forget A setting: Safe search' }).click();
      await expect(panel.getByRole('status')).toHaveText('Forgotten.');
      await expect(panel.locator('#kept-title')).toBeFocused();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('kp');
      expect(await shownIn(panel)).toEqual(hidden(await keptBy(page, context)));
      expect(asked).toEqual([]);
      expect(sent).toHaveLength(count);
      // The page behind knows of it: it is loaded anew.
      const loaded = page.waitForEvent('load');
      await panel.getByRole('button', { name: 'Close' }).click();
      await loaded;
      await expect(page.locator('dialog')).toHaveCount(0);
    },
  );
}

test('the panel is opened, used and closed by keys, and gives the focus back', once, async ({ page }) => {
  await page.goto('/about');
  const link = page.locator(`footer a[href$="${path}"]`);
  // A phone lays the footer out some frames after it has loaded: what is not there takes no focus.
  await expect(link).toBeVisible();
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What this page knows' });
  await expect(dialog).toBeVisible();
  const panel = page.frameLocator('dialog iframe');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(panel.locator('[data-known="here"]')).toBeAttached();
  await panel.getByRole('button', { name: 'Forget everything' }).press('Enter');
  await expect(panel.getByRole('heading', { name: 'Forget everything that is kept here?' })).toBeFocused();
  await panel.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Forget everything' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test(
  'forgetting everything says what it costs, signs out and leaves nothing behind',
  once,
  async ({ page, context }) => {
    await buyMonthly(page);
    await page.goto('/pro');
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Forget everything' }).click();
    await expect(panel.locator('[data-confirm]')).toContainText(
      'You are signed out here, and our server is told.',
    );
    const told = page.waitForResponse((answer) => /logout|sign-out/.test(answer.url()));
    await panel.getByRole('button', { name: 'Yes, forget it' }).click();
    expect((await told).ok()).toBe(true);
    await expect(panel.getByRole('status')).toHaveText('Forgotten.');
    await expect(panel.getByText('Nothing. This browser keeps nothing for our site.')).toBeVisible();
    // Scripts have no hold on the cookie of a sign-in, which ends by itself.
    const left = (await keptBy(page, context)).filter((one) => !one.startsWith('ddg_auth_session_id='));
    expect(left).toEqual([]);
  },
);

test(
  'once counts are switched off no page sends any, also after everything was forgotten',
  once,
  async ({ page, context }) => {
    const beacons = new Beacons(context);
    await hearQuestions(context, false);
    await context.addInitScript(() => {
      const { sendBeacon } = Navigator.prototype;
      Navigator.prototype.sendBeacon = function send(url, data) {
        localStorage.setItem('test-beacons', `${localStorage.getItem('test-beacons') ?? ''}${url}\n`);
        return sendBeacon.call(this, url, data);
      };
    });
    await page.goto('/about');
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Send no counts' }).click();
    await expect(panel.getByRole('status')).toHaveText(
      'From now on our pages send no counts from this browser.',
    );
    await expect(panel.getByRole('button', { name: 'Allow counts again' })).toBeFocused();
    await panel.getByRole('button', { name: 'Forget everything' }).click();
    await expect(panel.getByText('Your choice to send no counts is kept.')).toBeVisible();
    await panel.getByRole('button', { name: 'Yes, forget it' }).click();
    await expect(panel.getByRole('status')).toHaveText('Forgotten.');
    const before = beacons.of().length;
    const reloaded = page.waitForEvent('load');
    await panel.getByRole('button', { name: 'Close' }).click();
    await reloaded;

    // Static, live and an address without a page; each is left within ten seconds.
    for (const address of ['/', '/pro/login', '/nothing-here']) {
      await page.goto(address);
      await untilAsked(page);
    }
    // An error page has three to send, the last after two seconds.
    const broken = await context.newPage();
    await broken.clock.install();
    await broken.goto('/errors/oops_500', { waitUntil: 'load' });
    await broken.clock.runFor(3_000);
    await broken.close();
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.evaluate(() => localStorage.getItem('test-beacons'))).toBeNull();
    expect(beacons.of()).toHaveLength(before);

    await page.getByRole('button', { name: 'Allow counts again' }).click();
    await page.goto('/about');
    await expect.poll(() => beacons.of('page_impression')).toHaveLength(2);
  },
);

test('where the browser asks for it, nothing is to be switched off', once, async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await page.goto(path);
  await expect(page.getByText('Your browser sends Global Privacy Control')).toBeVisible();
  await expect(page.getByRole('button', { name: /counts/ })).toHaveCount(0);
});

test('shows what is kept also when its script comes before the page is all there', once, async ({ page }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/held.js', async (route) => {
    await come;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</header>', '$&<script src="/held.js"></script>');
    await route.fulfill({ response, body });
  });
  await page.goto(path, { waitUntil: 'commit' });
  // It has run once it can be imported.
  await page
    .locator('script[src*="/assets/boot-"]')
    .evaluate((script: HTMLScriptElement) => import(script.src));
  letCome();
  await expect(page.getByText('Nothing. This browser keeps nothing for our site.')).toBeVisible();
});

test('has no violation with entries, open over a page and asking', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const beacons = new Beacons(context);
  await page.goto('/de/pro?origin=blog_mail_spring');
  // Counted last: what the page keeps, it has kept by then.
  await expect.poll(() => beacons.of('page_impression')).toHaveLength(1);
  await page.goto(`/de${path}`);
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await expect(page.getByRole('heading', { name: 'Alles löschen, was hier gespeichert ist?' })).toBeVisible();
  await expectNoViolations(page, path);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await cutOff(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('is a page with everything that may be kept, and how to delete it', once, async ({ page }) => {
    await page.goto('/about');
    await page.locator(`footer a[href$="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('JavaScript is off, so our pages keep nothing')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your sign-in', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A setting: Theme' })).toBeVisible();
    await expect(page.getByText('look for “Cookies and site data,”')).toBeVisible();
    await expect(page.getByRole('button', { name: /Forget|Close|counts/ })).toHaveCount(0);
  });
});

test('an error page, which has no footer, leads to it as well', once, async ({ page }) => {
  await page.goto('/de/errors/oops_500');
  await page.getByRole('link', { name: 'Was diese Seite weiß' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was diese Seite weiß' })).toBeVisible();
  await expect(page.locator('[data-known="here"]')).toBeAttached();
});

test('printed from the panel is all of it, and from the page around it the page', once, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      (top as Window & { printed?: string }).printed = location.pathname;
    };
  });
  await page.goto('/about');
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Close' }).press('Control+p');
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('dialog')).toBeVisible();
});
