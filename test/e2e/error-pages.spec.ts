import { expect, type Page, test } from '@playwright/test';
import { errorPages } from '../../src/domain/analytics/error-pixels.ts';
import { plainFrame } from '../../src/domain/plain-frame.ts';
import { Beacons } from './support/beacons.ts';

/** Time passes on pages opened from now on only as far as it is told to: a second of the machine's own would be counted as well. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-22T12:00:00Z' });
  await page.clock.pauseAt('2026-11-22T13:00:00Z');
}

for (const name of errorPages) {
  test(`${name} is one file that needs no other, and counts itself three times`, { tag: '@once' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const beacons = new Beacons(context);
    const asked: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/t/')) asked.push(pathname);
    });
    const html = await (await page.request.get(`/errors/${name}`)).text();
    expect(html, 'the frame of the server’s own pages').toContain(plainFrame);
    // As another web server gives it: the file and none of our headers.
    const elsewhere = `${baseURL}/as/another/server/gives/it`;
    await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await stopClock(page);
    await page.goto(elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
    await expect(page.locator('p[lang=de]')).toContainText('Auf Deutsch');
    await page.clock.runFor(1);
    await expect.poll(() => beacons.ids()).toEqual([`${name}_onload`]);
    await page.clock.runFor(1_000);
    await expect.poll(() => beacons.ids()).toEqual([`${name}_onload`, `${name}_1sec`]);
    await page.clock.runFor(1_000);
    await expect.poll(() => beacons.ids()).toEqual([`${name}_onload`, `${name}_1sec`, `${name}_2sec`]);
    expect(asked).toEqual(['/as/another/server/gives/it']);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
    await expect(page).toHaveURL(elsewhere);
  });
}

test('who asks not to be counted is not', { tag: '@once' }, async ({ page, context }) => {
  const beacons = new Beacons(context);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await stopClock(page);
  await page.goto('/de/errors/tor_418');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tor-Ausgang/);
  await page.clock.runFor(3_000);
  expect(beacons.ids()).toEqual([]);
});
