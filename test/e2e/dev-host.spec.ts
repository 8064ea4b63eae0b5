import { openKit } from '../../scripts/host-kit/serve-kit.ts';
import { appsInTurn } from './support/apps.ts';
import { playHostAround } from './support/host-around.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { expect, test } from './support/test.ts';

const platforms = ['macos', 'windows', 'ios', 'android'] as const;

for (const platform of appsInTurn(3, platforms)) {
  test(`the page for developers of apps says how it is doing on ${platform}`, { tag: '@once' }, async ({
    page,
  }) => {
    const host = await playHostAround(page, { platform });
    await page.goto('/dev/host');
    await expect(page.getByRole('status')).toHaveText('UNSUBSCRIBED');
    await expect(page.locator('#found')).toContainText(platform);
    await page.getByRole('button', { name: 'Ask everything' }).click();
    await expect(page.getByRole('button', { name: 'Ask getFeatureConfig' }).last()).toBeEnabled();
    await expect(page.locator('.messages .verdict.good')).not.toHaveCount(0);
    await expect(page.locator('.messages .verdict.bad')).toHaveCount(0);

    await host.behave('subscriptionPages.getFeatureConfig', { result: [] });
    await page.getByRole('button', { name: 'Ask getFeatureConfig' }).first().click();
    await expect(page.locator('.messages .verdict.bad')).toHaveCount(1);

    await page.getByRole('button', { name: 'Tell setAuthTokens' }).click();
    expect(await host.told('setAuthTokens')).toHaveLength(1);
    await host.push('subscriptionPages', 'onPurchaseUpdate', { type: 'completed' });
    await expect(page.locator('#pushes')).toContainText('onPurchaseUpdate');
    await expectNoViolations(page, 'the page');
  });
}

test('in a plain browser that page says that there is no app', async ({ page }) => {
  await page.goto('/dev/host');
  await expect(page.locator('#found')).toContainText('none: open this page in an app');
  await expect(page.getByRole('status')).toHaveText('UNKNOWN');
  await expect(page.getByRole('button', { name: 'Ask handshake' })).toBeDisabled();
});

test('the kit plays an app around a page, lists what goes over the wire and answers as it is told', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const kit = await openKit(new URL(baseURL ?? ''), 0, null);
  try {
    await page.goto(`${kit.address}/.host-kit/`);
    await page.getByLabel('App', { exact: true }).selectOption('android');
    await page.getByRole('button', { name: 'Without one' }).click();
    await expect(page.locator('#state')).toContainText('Somebody is signed in');
    await page.getByLabel('Message').selectOption('site.subscriptionDetails');
    await page.getByLabel('From the fixtures').selectOption({ label: 'Android: times as texts' });
    await page.getByRole('button', { name: 'Answer like this' }).click();
    await expect(page.locator('#changed')).toContainText('subscriptionDetails: a result of your own');

    await page.getByLabel('Page', { exact: true }).fill('/dev/host');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open in the app' }).click();
    const shown = await opened;
    await expect(shown.getByRole('status')).toHaveText('ERROR');
    await expect(page.locator('#wire')).toContainText('subscriptionDetails');
    await expect(page.locator('#wire .verdict.bad')).toContainText('startedAt');
    await page.getByRole('button', { name: 'Completed' }).click();
    await expect(shown.locator('#pushes')).toContainText('onPurchaseUpdate');
    await expectNoViolations(page, 'the page');
    // A page that never talks to an app, early and late.
    await page.getByLabel('Page', { exact: true }).fill('/about');
    await page.getByRole('button', { name: 'Open in the app' }).click();
    await shown.waitForURL('**/about');
    await page.getByRole('button', { name: 'Canceled' }).click();
    // What the page asked for may still be listed after it.
    const untaken = page.locator('#wire li').filter({ hasText: /onPurchaseUpdate.*taken by nobody/ });
    await expect(untaken).toHaveCount(1);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the recording' }).click();
    const file = await (await saved).path();
    await page.getByLabel('Replay a recording').setInputFiles(file);
    await expect(page.getByRole('status')).toContainText('Replaying');
    await expect(page.locator('#changed')).toContainText('handshake: a result of your own');
  } finally {
    await kit.close();
  }
});

test('the kit puts an app’s own script around a page and says what it gets wrong', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const kit = await openKit(new URL(baseURL ?? ''), 0, 'test/host-kit/host-with-ten-mistakes.js');
  try {
    await page.goto(`${kit.address}/.host-kit/`);
    await expect(page.getByText('with host-with-ten-mistakes.js on top of it')).toBeVisible();
    await page.getByLabel('App', { exact: true }).selectOption('android');
    await page.getByLabel('Page', { exact: true }).fill('/dev/host');
    await page.getByRole('button', { name: 'Open in the app' }).click();
    // Beside the event with two l: the page asks for the switches, and is never answered.
    await expect(
      page.locator('#wire .verdict.bad').filter({ hasText: 'parameters of the event' }),
    ).toBeVisible();
    await expect(page.locator('#wire')).toContainText('The request was never answered.');
  } finally {
    await kit.close();
  }
});

test('a developer plays an app around the site by its address, until none is asked for', async ({ page }) => {
  await page.goto('/subscriptions/activation-flow/this-device?host=ios');
  const panel = page.getByRole('complementary', { name: 'Host app' });
  await panel.getByText('In an app: ios').click();
  await expect(page.getByRole('banner')).toBeHidden();
  await panel.getByRole('button', { name: 'With a subscription' }).click();
  await expect(panel).toContainText('Signed in, with a subscription.');
  await page.goto('/pro');
  await expect(panel).toContainText('In an app: ios');
  await page.goto('/pro?host=none');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(panel).toHaveCount(0);
});
