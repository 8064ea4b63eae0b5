import { expect, type Locator, type Page } from '@playwright/test';

/** One's subscription, on the welcome page or after signing in. */
export class OwnSubscription {
  readonly welcome: Locator;
  readonly waiting: Locator;
  readonly ended: Locator;
  readonly none: Locator;
  /** Leads to what may be done with it. */
  readonly manage: Locator;
  readonly signedOut: Locator;
  readonly signOut: Locator;

  constructor(private readonly page: Page) {
    this.welcome = page.getByRole('heading', { level: 1, name: /Welcome to|Willkommen bei/ });
    this.waiting = page.getByRole('heading', { level: 1, name: /Looking for your subscription|Wir suchen/ });
    this.ended = page.getByRole('heading', { level: 1, name: /has ended|ist beendet/ });
    this.none = page.getByRole('heading', { level: 1, name: /No subscription here yet|noch kein Abo/ });
    this.manage = page.getByRole('link', { name: /^(Manage subscription|Abo verwalten)$/ }).first();
    this.signedOut = page.getByRole('heading', { level: 1, name: /not signed in here|nicht angemeldet/ });
    this.signOut = page.getByRole('button', { name: /^(Sign out|Abmelden)$/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/pro/welcome');
  }

  /** What is said of the subscription: plan, status, since, e-mail. */
  async facts(): Promise<string[]> {
    await expect(this.welcome).toBeVisible();
    return this.page.getByRole('main').getByRole('definition').allTextContents();
  }

  /** The recovery key that the welcome page shows after a purchase. */
  async recoveryKey(): Promise<string> {
    const key = this.page.getByLabel('Recovery key', { exact: true });
    await expect(key).toBeVisible();
    return (await key.textContent()) ?? '';
  }
}
