import { expect, type Locator, type Page } from '@playwright/test';

/** The search box of the home page. */
export class SearchBox {
  readonly field: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    const box = page.getByRole('search');
    this.field = box.locator('input[name=q]');
    this.options = box.getByRole('option');
  }

  /** Types as a visitor does, and waits until something is suggested. */
  async type(text: string): Promise<void> {
    await this.field.pressSequentially(text);
    await expect(this.options.first()).toBeVisible();
  }

  /** The suggestion that the field points to, as a screen reader is told. */
  async active(): Promise<string | null> {
    const id = await this.field.getAttribute('aria-activedescendant');
    if (id === null) return null;
    return this.field.page().locator(`#${id}`).textContent();
  }
}
