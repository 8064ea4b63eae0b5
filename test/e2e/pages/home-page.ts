import { expect, type Locator, type Page } from '@playwright/test';

/** The home page. */
export class HomePage {
  readonly themeSwitch: Locator;

  constructor(private readonly page: Page) {
    this.themeSwitch = page.getByRole('button', { name: /Dark theme|Dunkles Design/ });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** The theme that was chosen; null while the page follows the system. */
  chosenTheme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  async language(name: string): Promise<void> {
    await this.page
      .getByRole('banner')
      .locator('summary', { hasText: /Language|Sprache/ })
      .click();
    await this.page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  }
}
