import type { Page } from '@playwright/test';
import { CardPage } from './pages/card-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { PlanPage } from './pages/plan-page.ts';
import { cutOff } from './support/cut-off.ts';
import { Mailbox } from './support/mailbox.ts';
import { splitWords } from './support/split-words.ts';
import { expect, test } from './support/test.ts';
import { setTextSize } from './support/text-size.ts';

/** The page's screens that a visitor types or chooses on, one after the other. */
async function eachScreen(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const plans = new PlanPage(page);
  await plans.open('', '/de');
  await expect(plans.start).toBeVisible();
  await look('plans');
  await page.goto('/de/pro/login');
  const form = new PasscodeForm(page);
  await form.askFor(Mailbox.newAddress('look'));
  await look('code');
  await page.goto('/de/pro/welcome');
  await expect(new OwnSubscription(page).signedOut).toBeVisible();
  await look('signed out');
}

test('at a zoom of 400 % nothing is cut off', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await eachScreen(page, async (what) => expect(await cutOff(page), what).toEqual([]));
});

test('with text twice as large on a phone nothing is cut off, and all six digits of a code are seen', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await eachScreen(page, async (what) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await cutOff(page), what).toEqual([]);
    if (what !== 'code') return;
    const { passcode } = new PasscodeForm(page);
    await passcode.fill('888888');
    const hidden = await passcode.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, 'pixels of the digits that are hidden').toBe(0);
  });
});

// An app or an extension that makes text larger changes no media query, unlike the setting of the browser below.
test('with text twice as large that no media query hears of, nothing is cut off on a phone', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/bangs', '/about', '/what-we-count', '/dbp'])
    for (const locale of ['', '/de']) {
      await page.goto(`${locale}${path}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      // The day in the text of this page comes later.
      if (path === '/what-we-count') await expect(page.locator('[data-totals-day]')).not.toBeEmpty();
      expect(await cutOff(page), `${locale}${path}`).toEqual([]);
    }
});

// Each page is looked at so in one language (`pages.spec.ts`); these have tables, and steps with large numbers.
for (const path of ['', '/compare-privacy', '/what-we-count', '/how-we-hire'])
  test(`with text twice as large on a phone every word of ${path || 'home'} is in one piece`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const locale of ['', '/de']) {
      await page.goto(`${locale}${path}` || '/');
      await setTextSize(page, 2);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await cutOff(page), `${locale}${path}`).toEqual([]);
      expect(await splitWords(page), `${locale}${path}`).toEqual([]);
    }
  });

test('what happens after a purchase is told in whole words on a tablet', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.goto('/de/pro');
  await expect(page.getByRole('heading', { name: 'So geht es weiter' })).toBeVisible();
  expect(await splitWords(page)).toEqual([]);
});

test('where there is no room for columns, the cells of a table name theirs', { tag: '@once' }, async ({
  page,
}) => {
  const label = (cell: string) =>
    page
      .locator(cell)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').content);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, cell, name] of [
    ['/', '#keep td', 'Do we keep it?'],
    ['/compare-privacy', 'td', 'mallard'],
    ['/what-we-count', 'td', 'Yesterday'],
  ] as const) {
    await page.goto(path);
    await setTextSize(page, 1);
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');
    expect(await label(cell), `${path} as usual`).toBe('none');
    await setTextSize(page, 2);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await label(cell), path).toBe(`"${name}"`);
    await expect(page.locator(cell).locator('xpath=ancestor::table').first().locator('thead')).toBeHidden();
  }
});

test('with text spacing as WCAG 1.4.12 asks for, nothing is cut off', { tag: '@once' }, async ({ page }) => {
  await eachScreen(page, async (what) => {
    await spaceText(page);
    expect(await cutOff(page), what).toEqual([]);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de/pro/add-email');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await spaceText(page);
  expect(await cutOff(page), 'a long word in a large heading').toEqual([]);
});

async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

test('in forced colors the chosen plan is the system’s own radio button', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const plans = new PlanPage(page);
  await plans.open();
  await expect(plans.yearly).toBeChecked();
  await expect(plans.yearly).toHaveCSS('appearance', 'auto');
});

test('with reduced motion nothing moves while the page waits', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buy('monthly');
  // The provider's word of the payment does not come while we look.
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 404, json: { error: 'no_subscription' } }),
  );
  await new CardPage(page).pay('good');
  await expect(new OwnSubscription(page).waiting).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('without JavaScript the page says what needs it', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/pro/login');
  const said = page.locator('noscript p').last();
  await expect(said).toHaveText(/^This form only works with JavaScript\./);
  await expect(said).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeHidden();
  await page.goto('/subscriptions/activate/success');
  await expect(page.getByText('Looking for your subscription')).toBeHidden();
  await context.close();
});
