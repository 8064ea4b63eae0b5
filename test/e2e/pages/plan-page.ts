import { expect, type Locator, type Page } from '@playwright/test';

/** `/pro`: the plans. */
export class PlanPage {
  readonly start: Locator;
  readonly yearly: Locator;
  readonly monthly: Locator;
  readonly problem: Locator;

  constructor(private readonly page: Page) {
    this.start = page.getByRole('button', {
      name: /^(Start \d+ free days|Subscribe for|\d+ Tage kostenlos)/,
    });
    this.yearly = page.getByRole('radio', { name: /Yearly|Jährlich/ });
    this.monthly = page.getByRole('radio', { name: /Monthly|Monatlich/ });
    this.problem = page.getByRole('main').getByRole('alert');
  }

  async open(query = '', locale = ''): Promise<void> {
    await this.page.goto(`${locale}/pro${query}`);
  }

  /** Takes a plan and goes to the card provider's page. */
  async buy(plan: 'monthly' | 'yearly'): Promise<void> {
    await this[plan].check();
    await this.start.click();
    await expect(this.page).toHaveURL(/\/dev\/pay\//);
  }
}
