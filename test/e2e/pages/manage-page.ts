import { expect, type Locator, type Page } from '@playwright/test';

/** `/subscriptions/manage`: all that one may do with a subscription and its account. */
export class ManagePage {
  readonly title: Locator;
  /** What is said of the account's e-mail address. */
  readonly address: Locator;
  readonly cancel: Locator;
  readonly confirmCancel: Locator;
  readonly resume: Locator;
  readonly openPayment: Locator;
  readonly signOutEverywhere: Locator;
  readonly download: Locator;
  readonly deleteAccount: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    this.title = page.getByRole('heading', { level: 1, name: 'Manage your subscription' });
    this.address = page.getByRole('region', { name: 'E-mail address' });
    this.cancel = button('Cancel subscription');
    this.confirmCancel = button('Yes, cancel my subscription');
    this.resume = button('Keep my subscription');
    this.openPayment = button('Manage payment');
    this.signOutEverywhere = button('Sign out everywhere');
    this.download = button('Download my data');
    this.deleteAccount = button('Delete account');
  }

  async open(): Promise<void> {
    await this.page.goto('/subscriptions/manage');
    await expect(this.title).toBeVisible();
  }

  /** One of the plan's facts, such as "Status". */
  fact(name: string): Locator {
    return this.page
      .getByRole('region', { name: /^Mallard Pro/ })
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: name }) })
      .locator('dd');
  }
}
