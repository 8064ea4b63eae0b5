import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectNothingMoved } from './support/layout-shift.ts';
import { type Likeness, likenessOf, paintedFrames } from './support/painted-frames.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
/** As large as what the arms show, wherever on the page it stands. */
const look = { viewport: { width: 600, height: 1600 }, colorScheme: 'light' } as const;
test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } });

/** Pages with arms that differ to the eye: the experiment, the arm that is asked for and the one that must not be seen. */
const shown = [
  ['/pro', 'privacypropromo', 'banner', 'control'],
  ['/pro', 'privacypropromo', 'tagline', 'banner'],
  ['/app', 'appbranding', 'buckd', 'control'],
  ['/windows', 'windowsinstaller', 'new', 'unassigned'],
] as const;

/** A page as it is when nothing of it changes any more; in a browser of its own, because one keeps the arm that it was once given. */
async function screenshotOf(browser: Browser, baseURL: string | undefined, address: string): Promise<string> {
  const options: BrowserContextOptions = { ...look, reducedMotion: 'reduce', ...(baseURL && { baseURL }) };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  const screenshot = (await page.screenshot()).toString('base64');
  await context.close();
  return screenshot;
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Every frame of a page that is painted before any script file comes, and then goes on; `between` happens in the middle. */
async function framesOf(page: Page, address: string, between: () => Promise<unknown>) {
  let letGo = () => {};
  const painted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await painted;
    await route.continue();
  });
  const { end } = await paintedFrames(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await twoFrames(page);
  await between();
  letGo();
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  return end;
}

/** A frame that shows the other arm. The empty ground before the first of the page is like an arm that shows less, in half of it. */
const showsOther = ({ one, other }: Likeness) => other > 0.8 && other > one;

for (const [path, name, arm, other] of shown) {
  test(
    `no frame of ${path} shows another arm of ${name} than ${arm}, though all script files are late`,
    once,
    async ({ page, context, browser, baseURL }) => {
      const address = (variant: string) => `${path}?exp_${name}=${variant}`;
      const one = await screenshotOf(browser, baseURL, address(arm));
      const another = await screenshotOf(browser, baseURL, address(other));
      const end = await framesOf(page, address(arm), async () => {});
      await expectNothingMoved(page, path);
      const found = await likenessOf(context, { one, other: another, frames: await end() });
      expect(found.filter(showsOther)).toEqual([]);
      expect(Math.max(...found.map((frame) => frame.one)), 'a frame with the arm').toBeGreaterThan(0.95);
    },
  );
}

test(
  'a page that chooses its arm after it is painted is caught',
  once,
  async ({ page, context, browser, baseURL }) => {
    const [arm, other] = ['/pro?exp_privacypropromo=tagline', '/pro?exp_privacypropromo=banner'];
    const one = await screenshotOf(browser, baseURL, arm);
    const another = await screenshotOf(browser, baseURL, other);
    await page.addInitScript(() => {
      const late = new MutationObserver(() => {
        const root = document.documentElement;
        if (root?.getAttribute('data-exp-privacypropromo') !== 'tagline') return;
        late.disconnect();
        root.setAttribute('data-exp-privacypropromo', 'banner');
      });
      late.observe(document, { subtree: true, childList: true, attributes: true });
    });
    const end = await framesOf(page, arm, () =>
      page.evaluate(() => document.documentElement.setAttribute('data-exp-privacypropromo', 'tagline')),
    );
    const found = await likenessOf(context, { one, other: another, frames: await end() });
    expect(found.filter(showsOther)).not.toEqual([]);
    expect(Math.max(...found.map((frame) => frame.one))).toBeGreaterThan(0.95);
  },
);

test('of the installers of /windows only the arm’s is read out and found', once, async ({ page }) => {
  const readOut = async (variant: string) => {
    await page.goto(`/windows?exp_windowsinstaller=${variant}`);
    // What is left for later is in no snapshot before it is laid out, and the footer comes last.
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
    return (await page.getByRole('main').ariaSnapshot()).split('\n').map((line) => line.trim());
  };
  const [usual, fresh] = [await readOut('unassigned'), await readOut('new')];
  /** The words of lines that others do not have. */
  const words = (lines: readonly string[], others: readonly string[]) =>
    lines
      .filter((line) => !others.includes(line))
      .flatMap((line) => /"([^"]+)"|: (.+)$/.exec(line)?.slice(1).filter(Boolean) ?? []);
  const onlyUsual = words(usual, fresh);
  expect(onlyUsual).not.toEqual([]);
  expect(words(fresh, usual)).not.toEqual([]);
  const isFound = (text: string) =>
    page.evaluate((words) => Reflect.get(window, 'find').call(window, words), text);
  for (const text of onlyUsual) expect(await isFound(text), text).toBe(false);
});
