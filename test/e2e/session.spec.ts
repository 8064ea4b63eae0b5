import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ManagePage } from './pages/manage-page.ts';
import { SiteServer } from './support/site-server.ts';
import { subscribe } from './support/subscriber.ts';
import { expect, test, type Watch } from './support/test.ts';

const renewals = '**/api/auth/v2/token*';

// One after the other on one server, whose clock is nobody else's: to start one takes as long as half a test.
test.describe.configure({ mode: 'default' });
let dataDir = '';
let server: SiteServer | undefined;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mallard-session-'));
  server = await SiteServer.start(dataDir);
});
test.afterAll(async () => {
  await server?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

/** A buyer without an address. */
async function withBuyer(
  { browser, watch }: { readonly browser: Browser; readonly watch: Watch },
  use: (page: Page, pass: (advance: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: server?.address ?? '' });
  watch.add(context);
  const page = await context.newPage();
  await subscribe(page);
  await use(page, async (advance) => {
    const answer = await page.request.post('/dev/clock', { data: { advance } });
    expect(answer.status()).toBe(200);
  });
  await context.close();
}

/** Lets the next renewals reach the server, whose answers get lost on the way; tells how many were. */
async function loseAnswers(page: Page, times: number): Promise<() => number> {
  let lost = 0;
  await page.route(
    renewals,
    async (route) => {
      await route.fetch();
      await route.abort();
      lost += 1;
    },
    { times },
  );
  return () => lost;
}

test('a page that was left open for eight days goes on where it was, and its session is renewed once', {
  tag: '@once',
}, async ({ browser, watch }) => {
  test.slow();
  await withBuyer({ browser, watch }, async (page, pass) => {
    const manage = new ManagePage(page);
    await manage.open();
    await expect(manage.fact('Status')).toHaveText(/^Free trial until /);
    await pass('P8D');
    let renewed = 0;
    await page.route(renewals, (route) => {
      renewed += 1;
      return route.continue();
    });
    await manage.cancel.click();
    await manage.confirmCancel.click();
    await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
    expect(renewed).toBe(1);
    await page.reload();
    await expect(manage.fact('Status')).toHaveText(/^Canceled\. Works until /);
  });
});

test('two tabs that were left open for eight days renew their session, and both go on with it', {
  tag: '@once',
}, async ({ browser, watch }) => {
  test.slow();
  await withBuyer({ browser, watch }, async (page, pass) => {
    const other = await page.context().newPage();
    let renewed = 0;
    await page.context().route(renewals, (route) => {
      renewed += 1;
      return route.continue();
    });
    const [here, there] = [new ManagePage(page), new ManagePage(other)];
    for (const tab of [here, there]) {
      await tab.open();
      await expect(tab.cancel).toBeVisible();
    }
    await pass('P8D');
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [here, there]) await expect(tab.fact('Status')).toHaveText('Active');
    // Tabs take turns, but on a busy machine a browser may show one what the other has kept a moment after its turn has come. For
    // that moment the service gives the same tokens again.
    expect([1, 2]).toContain(renewed);
    const before = renewed;
    await there.cancel.click();
    await there.confirmCancel.click();
    await expect(other.getByText('Your subscription is canceled.')).toBeVisible();
    await page.reload();
    await expect(here.fact('Status')).toHaveText(/^Canceled\. Works until /);
    expect(renewed).toBe(before);
  });
});

test('a renewal whose answer is lost is repeated at once: what was asked for is done, and nobody is signed out later', {
  tag: '@once',
}, async ({ browser, watch }) => {
  test.slow();
  await withBuyer({ browser, watch }, async (page, pass) => {
    const manage = new ManagePage(page);
    await manage.open();
    await expect(manage.cancel).toBeVisible();
    await pass('P8D');
    const lost = await loseAnswers(page, 1);
    await manage.cancel.click();
    await manage.confirmCancel.click();
    await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
    expect(lost()).toBe(1);
    await pass('PT20S');
    await page.reload();
    await expect(manage.fact('Status')).toHaveText(/^Canceled\. Works until /);
  });
});

test('a renewal that no answer came to signs nobody out: the next page gets the same tokens', {
  tag: '@once',
}, async ({ browser, watch }) => {
  test.slow();
  await withBuyer({ browser, watch }, async (page, pass) => {
    const manage = new ManagePage(page);
    await manage.open();
    await expect(manage.cancel).toBeVisible();
    await pass('P8D');
    const lost = await loseAnswers(page, 2);
    await manage.cancel.click();
    await manage.confirmCancel.click();
    await expect.poll(lost).toBe(2);
    await page.reload();
    await expect(manage.fact('Status')).toHaveText('Active');
    await expect(manage.cancel).toBeVisible();
  });
});
