import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ManagePage } from './pages/manage-page.ts';
import { OwnSubscription } from './pages/own-subscription.ts';
import { PlanPage } from './pages/plan-page.ts';
import { pressByKey } from './support/keyboard.ts';
import { chooseMonthly, typeCard } from './support/keyboard-purchase.ts';
import { SiteServer } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

/** Pages of the area that are static. */
const staticPages = [
  '/pro/privacy-terms',
  '/dbp',
  '/identity-theft-restoration',
  '/identity-theft-restoration/summary-of-benefits',
  '/subscription-support',
];

async function letPass(page: Page, advance: string): Promise<void> {
  const answer = await page.request.post('/dev/clock', { data: { advance } });
  expect(answer.status()).toBe(200);
}

test('a renewal that fails is an alarm with one thing to do, then an end, then a new beginning without a trial, with the keyboard alone', {
  tag: '@once',
}, async ({ browser, watch }) => {
  test.slow();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mallard-failed-'));
  const server = await SiteServer.start(dataDir);
  try {
    const buyer = await browser.newContext({ baseURL: server.address });
    watch.add(buyer);
    const page = await buyer.newPage();
    const plans = new PlanPage(page);
    const own = new OwnSubscription(page);
    const manage = new ManagePage(page);
    const alarm = page.getByRole('main').getByRole('alert');
    await plans.open();
    await chooseMonthly(page, plans);
    await typeCard(page, 'failsLater');
    await expect(
      page.getByText(/Your free trial runs until .*, and nothing is charged before then/),
    ).toBeVisible();
    await expect(alarm).toHaveCount(0);

    await letPass(page, 'P8D');
    await own.open();
    await expect(alarm).toContainText('Your last payment failed.');
    await expect(alarm).toContainText('Everything keeps working until');
    await pressByKey(page, alarm.getByRole('button', { name: 'Change card' }));
    await expect(page).toHaveURL(/\/dev\/portal\//);
    await pressByKey(page, page.getByRole('link', { name: 'Back to the site' }));
    await expect(manage.fact('Status')).toHaveText(/^Payment failed\. Works until /);
    await expect(manage.fact('Next charge')).toHaveText(/^\$9\.99 for a month, tax included\./);
    await page.goto('/subscriptions/add-email');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your last payment failed.' }),
      'other pages of the area say it too',
    ).toContainText('Everything works until');
    await expect(
      page.getByRole('button', { name: 'Change card' }),
      'the one amber button is that of the form',
    ).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const path of staticPages) {
      await page.goto(path);
      const news = page.getByRole('alert').filter({ hasText: 'Your last payment failed.' });
      await expect(news, path).toContainText('Everything works until');
      await expect(news.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
        'href',
        '/subscriptions/manage',
      );
    }

    await letPass(page, 'P20D');
    await own.open();
    await expect(own.ended).toBeVisible();
    await expect(page.getByText(/and nothing more is charged/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
    await page.goto('/subscriptions/add-email');
    const ended = page.getByRole('status').filter({ hasText: 'Your subscription ended on' });
    await expect(ended).toContainText('no second free trial');
    await page.goto('/pro/privacy-terms');
    await expect(ended).toContainText('no second free trial');
    await pressByKey(page, ended.getByRole('link', { name: 'Subscribe again' }));
    await expect(page.getByText(/Your last subscription ended on/)).toBeVisible();
    await chooseMonthly(page, plans);
    await typeCard(page, 'good');
    await expect(own.welcome).toBeVisible();
    await expect(page.getByText(/Your subscription renews on/)).toBeVisible();
    await expect(page.getByText(/free trial runs/)).toHaveCount(0);
    await manage.open();
    await expect(manage.fact('Status')).toHaveText('Active');
    await buyer.close();
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
