import { expect, type Page } from '@playwright/test';
import { cards } from '../pages/card-page.ts';
import type { PlanPage } from '../pages/plan-page.ts';
import { pressByKey, tabTo } from './keyboard.ts';

/** Fills in the card provider's form and submits it. */
export async function typeCard(page: Page, card: keyof typeof cards): Promise<void> {
  for (const [name, value] of [
    ['number', cards[card]],
    ['expiry', '12 / 34'],
    ['cvc', '123'],
    ['postcode', '10115'],
  ] as const) {
    await tabTo(page, page.locator(`input[name=${name}]`));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
}

/** Chooses the monthly plan and goes to the card provider's page. */
export async function chooseMonthly(page: Page, plans: PlanPage): Promise<void> {
  await tabTo(page, plans.yearly);
  await page.keyboard.press('ArrowDown');
  await expect(plans.monthly).toBeChecked();
  await pressByKey(page, plans.start);
  const isThere = () => /\/dev\/pay\//.test(page.url());
  await expect.poll(async () => isThere() || (await plans.problem.isVisible())).toBe(true);
  // A slow server shows a message, and the button may be pressed again.
  if (!isThere()) await pressByKey(page, plans.start);
  await expect(page).toHaveURL(/\/dev\/pay\//);
}
