import { agents } from './support/agents.ts';
import { expect, test } from './support/test.ts';

/** Where the extension is presented, and the words above it, which hold in every browser. */
const places = [
  ['/browser', 'The extension for other browsers'],
  ['/email', 'The extension for other browsers'],
  ['/app/devices', 'Browser extension'],
  ['/app/no-support', 'The browser extension'],
] as const;

/** The one link or the one sentence that each gets. */
const answers: Readonly<Partial<Record<keyof typeof agents, string>>> = {
  linux: 'Extension for Firefox',
  windows: 'Extension for Chrome and Brave',
  edge: 'Extension for Microsoft Edge',
  linuxChrome: 'In Chrome and Brave, we offer the extension on Mac and Windows only',
  chromebook: 'In Chrome and Brave, we offer the extension on Mac and Windows only',
  mac: 'We don’t offer the extension for this browser.',
  android: 'The extension is for computers.',
  oldFirefox: 'This version of your browser is too old for the extension.',
  own: 'You’re using Mallard.',
};

for (const [agent, answer] of Object.entries(answers) as [keyof typeof agents, string][]) {
  test.describe(`on ${agent}`, () => {
    test.use({ userAgent: agents[agent] });

    test('the extension is offered by the rule of the browser, or it is said why not, on every page alike', {
      tag: '@once',
    }, async ({ page }) => {
      for (const [path, heading] of places) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        const links = page.locator('main a[data-event^="extension_"]').filter({ visible: true });
        const isOffered = answer.startsWith('Extension for');
        await expect(links, path).toHaveText(isOffered ? [answer] : []);
        const reasons = page.locator('main p[data-of]').filter({ visible: true });
        await expect(reasons, path).toHaveCount(isOffered ? 0 : 1);
        if (!isOffered) await expect(reasons).toContainText(answer);
      }
    });
  });
}

test.describe('with the extension', () => {
  test.use({ userAgent: agents.windows });

  test('it is not offered once more', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => {
      // The extension marks the page as soon as there is one.
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return;
        document.documentElement.setAttribute('data-extension-installed', '');
        observer.disconnect();
      }).observe(document, { childList: true });
    });
    await page.goto('/browser');
    await expect(page.getByText('You already have the extension in this browser.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Extension for/ })).toHaveCount(0);
  });
});

test.describe('where the Chrome Web Store lists it, and we do not offer it', () => {
  test.use({ userAgent: agents.linuxChrome });

  test('the way leads home, to what works in any browser', { tag: '@once' }, async ({ page }) => {
    await page.goto('/app/no-support');
    await page.getByRole('link', { name: 'Private search works in any browser' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent: agents.linuxChrome });

  test('each store is there with the browsers that it is for', { tag: '@once' }, async ({ page }) => {
    for (const [path, heading] of places) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const stores = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /^Extension for/ });
      await expect(stores, path).toHaveText([
        /Firefox 91 or later, on any computer$/,
        /Version 92 or later, on Mac and Windows$/,
        /Version 92 or later, on any computer$/,
      ]);
      await expect(page.locator('main p[data-of]').filter({ visible: true }), path).toHaveCount(0);
    }
  });
});
