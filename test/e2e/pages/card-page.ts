import { expect, type Locator, type Page } from '@playwright/test';

/** Numbers of the card provider's test set. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticates: '4000 0025 0000 3155',
  /** Is taken at first, and declined when it is charged later. */
  failsLater: '4000 0000 0000 0341',
} as const;

/** The card provider's hosted page, simulated. */
export class CardPage {
  readonly problem: Locator;

  constructor(private readonly page: Page) {
    this.problem = page.getByRole('alert');
  }

  async pay(card: keyof typeof cards): Promise<void> {
    await this.page.locator('input[name=number]').fill(cards[card]);
    await this.page.locator('input[name=expiry]').fill('12 / 34');
    await this.page.locator('input[name=cvc]').fill('123');
    await this.page.locator('input[name=postcode]').fill('10115');
    await this.page.locator('form button[type=submit]').click();
  }

  /** The bank's question: is this you? */
  async approve(): Promise<void> {
    await expect(this.page).toHaveURL(/\/challenge$/);
    await this.page.locator('button[value=approve]').click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('link', { name: 'Cancel and go back' }).click();
  }
}
