import { expect, type Page } from '@playwright/test';
import { CardPage, type cards } from '../pages/card-page.ts';
import { OwnSubscription } from '../pages/own-subscription.ts';
import { PasscodeForm } from '../pages/passcode-form.ts';
import { PlanPage } from '../pages/plan-page.ts';
import { Mailbox } from './mailbox.ts';

/** A visitor buys a monthly plan, with a good card unless told otherwise, and stands on the welcome page. */
export async function buyMonthly(page: Page, card: keyof typeof cards = 'good'): Promise<void> {
  const plans = new PlanPage(page);
  await plans.open();
  await plans.buyPatiently('monthly');
  await new CardPage(page).pay(card);
  await expect(new OwnSubscription(page).welcome).toBeVisible();
}

/** On the welcome page: adds an address of its own to the subscription, and gives it. */
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
