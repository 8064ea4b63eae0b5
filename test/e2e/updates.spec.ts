import { productUpdates } from '../../scripts/build/product-updates.ts';
import { expect, test } from './support/test.ts';

const once = { tag: '@once' };
const updates = productUpdates();

test('what is new is there newest first, and each has an address', once, async ({ page }) => {
  const [newest, , third] = updates;
  await page.goto(`/updates#${third?.slug}`);
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(updates.length);
  await expect(entries.first()).toContainText(newest?.words['en']?.title ?? '');
  await expect(page.locator(`#${third?.slug}`)).toBeInViewport();
  const days = await entries
    .getByRole('time')
    .evaluateAll((found) => found.map((day) => day.getAttribute('datetime')));
  expect(days).toEqual([...days].sort().reverse());
});

test(
  'without JavaScript it is shown by platform or product, and months with nothing left go',
  once,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/de/updates');
    await page.getByRole('radio', { name: /^Erweiterung/ }).check();
    const ofExtension = updates.filter(({ on }) => on.includes('extension'));
    const shown = page.getByRole('article').filter({ visible: true });
    await expect(shown).toHaveCount(ofExtension.length);
    await expect(shown.first()).toContainText(ofExtension[0]?.words['de']?.title ?? '');
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true }),
    ).toHaveCount(1);
    await page.getByRole('radio', { name: /^Alles/ }).check();
    await expect(shown).toHaveCount(updates.length);
    await context.close();
  },
);

test(
  'what is shown stands in the address: it can be sent on, reloaded, and left by going back',
  once,
  async ({ page }) => {
    const count = (topic: string) => updates.filter(({ on }) => on.some((one) => one === topic)).length;
    const shown = page.getByRole('article').filter({ visible: true });
    await page.goto('/updates?topic=extension&origin=funnel_google_spring');
    await expect(page.getByRole('radio', { name: /^Extension/ })).toBeChecked();
    await expect(shown).toHaveCount(count('extension'));
    await page.getByRole('radio', { name: /^Windows/ }).check();
    await expect(page).toHaveURL(/\?topic=windows&origin=funnel_google_spring$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Windows/ })).toBeChecked();
    await expect(shown).toHaveCount(count('windows'));
    await page.getByRole('radio', { name: /^Everything/ }).check();
    await expect(page).toHaveURL(/\/updates\?origin=funnel_google_spring$/);
    await expect(shown).toHaveCount(updates.length);
    await page.goBack();
    await expect(shown).toHaveCount(count('windows'));
    await page.goBack();
    await expect(page).toHaveURL(/\?topic=extension&/);
    await expect(shown).toHaveCount(count('extension'));
    await page.goto('/updates?topic=nothing');
    await expect(shown).toHaveCount(updates.length);
  },
);
