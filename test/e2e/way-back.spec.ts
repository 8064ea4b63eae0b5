import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ManagePage } from './pages/manage-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PasscodeForm } from './pages/passcode-form.ts';
import { buyMonthly } from './support/purchase.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

/** Lets time pass for the server, and with it trial, renewals and sign-ins. */
async function letPass(page: Page, advance: string): Promise<void> {
  const answer = await page.request.post('/dev/clock', { data: { advance } });
  expect(answer.status()).toBe(200);
}

test('bought without an address: 31 and 400 days later the key leads back, and it can be cancelled', {
  tag: '@once',
}, async ({ browser, watch }) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mallard-way-back-'));
  const server = await SiteServer.start(dataDir);
  try {
    const buyer = await browser.newContext({ baseURL: server.address });
    watch.add(buyer);
    const page = await buyer.newPage();
    const own = new OwnSubscription(page);
    await buyMonthly(page);
    const shown = page.getByLabel('Recovery key', { exact: true });
    await expect(shown).toBeVisible();
    const key = (await shown.textContent()) ?? '';
    await page.getByRole('button', { name: 'I’ve saved my key' }).click();
    await expect(page.getByText('You have saved your recovery key.')).toBeVisible();

    await letPass(page, 'P31D');
    await own.open();
    await expect(own.welcome, 'who has no address stays signed in for longer than a month').toBeVisible();
    await expect(page.getByText(/Your subscription renews on/)).toBeVisible();

    await letPass(page, 'P400D');
    await buyer.close();
    const elsewhere = await browser.newContext({ baseURL: server.address });
    watch.add(elsewhere);
    const other = await elsewhere.newPage();
    const there = new OwnSubscription(other);
    await other.goto('/pro/login');
    const form = new PasscodeForm(other);
    await form.address.fill(key);
    await form.confirm.click();
    await expect(there.welcome).toBeVisible();
    await expect(other.getByText('You have saved your recovery key.')).toBeVisible();

    await there.manage.click();
    const manage = new ManagePage(other);
    await manage.cancel.click();
    await manage.confirmCancel.click();
    await expect(other.getByText('Your subscription is canceled.')).toBeVisible();
    await there.open();
    await expect(other.getByText('It doesn’t renew, and nothing more is charged.')).toBeVisible();
    await elsewhere.close();
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
