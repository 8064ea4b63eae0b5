import { messagingDevices } from '../../src/domain/device/messaging.ts';
import { PlayedHost } from './support/played-host.ts';
import { expect, test } from './support/test.ts';

const devices = Object.keys(messagingDevices) as (keyof typeof messagingDevices)[];

for (const device of devices) {
  test.describe(`inside the app for ${device}`, () => {
    for (const path of [
      '/pro',
      '/subscriptions',
      '/de/subscriptions/activate',
      '/identity-theft-restoration',
    ]) {
      test(`${path} has neither header nor footer, and never had`, { tag: '@once' }, async ({
        page,
        context,
      }) => {
        await PlayedHost.around(context, device);
        await page.addInitScript(() => {
          const shown = new Set<string>();
          const look = () => {
            for (const part of document.querySelectorAll('body > div > header, body > div > footer'))
              if (part.getClientRects().length > 0) shown.add(part.tagName);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          Object.defineProperty(window, 'everShown', { value: () => [...shown] });
        });
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('link', { name: /Skip to the content|Zum Inhalt/ })).toBeHidden();
        expect(
          await page.evaluate(() => Reflect.apply(Reflect.get(window, 'everShown'), window, [])),
        ).toEqual([]);
      });
    }
  });
}

test('pages that our apps do not open keep their header where a browser of ours shows them', {
  tag: '@once',
}, async ({ page, context }) => {
  await PlayedHost.around(context, 'macos');
  await page.goto('/about');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
