import { expect, type Locator, type Page } from '@playwright/test';

const cardPage = /\/dev\/pay\//;

/** `/pro`: the plans. */
export class PlanPage {
  readonly start: Locator;
  readonly yearly: Locator;
  readonly monthly: Locator;
  readonly problem: Locator;
  /** What is said under the button when what was pressed takes long. */
  readonly late: Locator;

  constructor(private readonly page: Page) {
    this.start = page.getByRole('button', {
      name: /^(Start \d+-day free trial|Continue to payment|\d+ Tage kostenlos|Weiter zur Zahlung)/,
    });
    this.yearly = page.getByRole('radio', { name: /Yearly|Jährlich/ });
    this.monthly = page.getByRole('radio', { name: /Monthly|Monatlich/ });
    this.problem = page.getByRole('main').getByRole('alert');
    this.late = page.getByText('This is taking longer than usual. Nothing has been charged.');
  }

  async open(query = '', locale = ''): Promise<void> {
    await this.page.goto(`${locale}/pro${query}`);
  }

  /** Turns to the plans as a visitor does who wants to buy, until buying is there. */
  async wake(): Promise<void> {
    await this.yearly.focus();
    await expect(this.page.locator('[data-island="plan-offer"]')).toHaveAttribute(
      'data-island-state',
      'live',
    );
  }

  /** Takes a plan and goes to the card provider's page. */
  async buy(plan: 'monthly' | 'yearly'): Promise<void> {
    await this[plan].check();
    await this.start.click();
    await expect(this.page).toHaveURL(cardPage);
  }

  /** As {@link buy}; whoever is told that the server was too busy to answer presses once more, as the page asks for. */
  async buyPatiently(plan: 'monthly' | 'yearly'): Promise<void> {
    await this[plan].check();
    await this.start.click();
    const isThere = () => cardPage.test(this.page.url());
    await expect.poll(async () => isThere() || (await this.problem.isVisible())).toBe(true);
    if (!isThere()) {
      await expect(this.problem).toContainText('There has been a communication error. Please try again.');
      await this.start.click();
    }
    await expect(this.page).toHaveURL(cardPage);
  }
}
