import { isSpeedPixel } from '../../src/domain/analytics/speed-steps.ts';
import { browserWithMemory, goBack, mark, unlessKept } from './support/back-forward-cache.ts';
import { beaconsOfLeaving } from './support/beacons.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: browserWithMemory });

for (const [address, name] of [
  ['/about', 'about'],
  ['/pro/login', 'pro'],
] as const) {
  test(`a page that comes back as it was left is opened once more, and may be left at once again: ${address}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.skip(...unlessKept);
    const sent = await beaconsOfLeaving(page);
    const counted = async () =>
      (await sent())
        .filter(({ id, params }) => !isSpeedPixel(id) && params['page'] !== 'legal-notice')
        .map(({ id, params }) => [id, params['page'], params['viewCount'], params['cta']]);
    await page.goto(address);
    await expect.poll(counted).toHaveLength(1);
    // A key is an interaction: leaving is no bounce.
    await page.keyboard.press('Shift');
    await mark(page);
    await page.goto('/legal-notice');
    await goBack(page);
    const shown = ['page_impression', name];
    await expect.poll(counted).toEqual([
      [...shown, '1', undefined],
      [...shown, '3', undefined],
    ]);
    // Not touched since it came back.
    await page.goto('/legal-notice');
    expect(await counted()).toEqual([
      [...shown, '1', undefined],
      [...shown, '3', undefined],
      ['static.bounce', name, '3', undefined],
    ]);
  });
}

test('each event of a page that comes back is sent once more, as if it had been loaded, and nothing where counts were switched off meanwhile', {
  tag: '@once',
}, async ({ page }) => {
  test.skip(...unlessKept);
  const sent = await beaconsOfLeaving(page);
  const clicks = async () => (await sent()).filter(({ id }) => id === 'cta_click');
  const keep = page.getByRole('main').getByRole('link', { name: 'See what we keep' });
  await page.goto('/');
  await mark(page);
  for (const times of [1, 2]) {
    await keep.click();
    await keep.click();
    await page.goto('/legal-notice');
    expect(await clicks()).toHaveLength(times);
    await goBack(page);
  }
  await page.goto('/what-this-page-knows');
  await page.getByRole('button', { name: 'Send no counts' }).click();
  const before = (await sent()).length;
  await goBack(page);
  await keep.click();
  await page.goto('/legal-notice');
  expect(await sent()).toHaveLength(before);
});
