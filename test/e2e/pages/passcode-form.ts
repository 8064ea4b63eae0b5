import type { Locator, Page } from '@playwright/test';

/** The form with two steps, address and passcode, wherever it stands. */
export class PasscodeForm {
  readonly address: Locator;
  readonly send: Locator;
  readonly passcode: Locator;
  readonly confirm: Locator;
  readonly problem: Locator;
  /** What is wrong with the address, at its field. */
  readonly addressError: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.address = main.getByRole('textbox', {
      name: /^E-[Mm]ail(-Adresse| address)( or recovery key| oder Wiederherstellungsschlüssel)?$/,
    });
    this.send = main.getByRole('button', { name: /^(Send code|Code senden)$/ });
    this.passcode = main.getByLabel(/^Code (from the e-mail|aus der E-Mail)$/);
    this.confirm = main.getByRole('button', {
      name: /^(Sign in|Confirm this address|Anmelden|Adresse bestätigen)$/,
    });
    this.problem = main.getByRole('alert');
    this.addressError = main.locator('[id$="-email-error"]');
  }

  async askFor(address: string): Promise<void> {
    await this.address.fill(address);
    await this.send.click();
    await this.passcode.waitFor();
  }

  async enter(passcode: string): Promise<void> {
    await this.passcode.fill(passcode);
    await this.confirm.click();
  }
}
