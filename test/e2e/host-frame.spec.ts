import { makeAccount, signedInAs } from './support/app-account.ts';
import { allApps, apps, appsInTurn } from './support/apps.ts';
import { playHostAround } from './support/host-around.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };

for (const name of appsInTurn(2, allApps)) {
  test(
    `a page in a frame is in no app, even if the frame is let into it: ${name}`,
    once,
    async ({ page, watch }) => {
      const account = await makeAccount(page.request);
      const host = await playHostAround(page, { ...apps[name], state: signedInAs(account) });
      // Apps put their objects into every frame.
      await page.addInitScript(() => {
        if (window.top === window || location.pathname !== '/subscriptions') return;
        for (const key of ['webkit', 'subscriptionPages', 'identityTheftRestorationPages'])
          if (key in parent) Object.defineProperty(window, key, { value: Reflect.get(parent, key) });
        Object.defineProperty(window, 'chrome', { value: Reflect.get(parent, 'chrome') });
        const { duckduckgo } = Object(parent.navigator);
        Object.defineProperty(navigator, 'duckduckgo', { value: duckduckgo });
      });
      await page.route('**/around', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<iframe src="/subscriptions"></iframe>' }),
      );
      const framed = page.frameLocator('iframe');
      await page.goto('/around');
      await expect.poll(() => watch.problems.splice(0).join()).toContain("frame-ancestors 'none'");
      await expect(framed.getByRole('main')).toHaveCount(0);

      await page.route('**/subscriptions', async (route) => {
        const answer = await route.fetch();
        const headers = answer.headers();
        delete headers['x-frame-options'];
        delete headers['content-security-policy'];
        await route.fulfill({ response: answer, headers });
      });
      await page.goto('/around');
      await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(framed.getByRole('banner')).toBeVisible();
      // It sells by card, as in any browser.
      await framed.getByRole('radio', { name: 'Yearly' }).focus();
      const offer = framed.locator('[data-island="plan-offer"]');
      await expect(offer).toHaveAttribute('data-island-state', 'live');
      await expect(framed.getByRole('button', { name: /^(Start|Continue)/ })).toBeEnabled();
      expect(await host.entries()).toEqual([]);
    },
  );
}
