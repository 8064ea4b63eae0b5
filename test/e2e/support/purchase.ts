import { expect, type Page } from '@playwright/test';
import { CardPage, type cards } from '../pages/card-page.ts';
import { OwnSubscription } from '../pages/own-subscription.ts';
import { PasscodeForm } from '../pages/passcode-form.ts';
import { PlanPage } from '../pages/plan-page.ts';
import { Mailbox } from './mailbox.ts';

/** Buys a monthly plan, with a good card by default, and ends on the welcome page. */
export async function buyMonthly(page: Page, card: keyof typeof cards = 'good'): Promise<void> {
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buyPatiently('monthly');
  await new CardPage(page).pay(card);
  await expect(new OwnSubscription(page).welcome).toBeVisible();
}

/** On the welcome page: adds a new address to the subscription, and returns it. */
export async function addAddress(page: Page, name: string): Promise<string> {
  const mailbox = new Mailbox(page.request, Mailbox.newAddress(name));
  const form = new PasscodeForm(page);
  await form.askFor(mailbox.address);
  await form.enter(await mailbox.passcode());
  await expect(
    page.getByRole('status').filter({ hasText: `${mailbox.address} is confirmed.` }),
  ).toBeVisible();
  return mailbox.address;
}
