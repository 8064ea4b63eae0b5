import type { Page } from '@playwright/test';

/** What must not happen on a page, as it happens. */
export interface Watch {
  /** Violations of the policy, errors and warnings in the console, failed and foreign requests, one sentence each. */
  readonly complaints: string[];
}

/** Listens to a page from before its first byte. `expected` are console messages that belong to what the test does. */
export async function watchPage(page: Page, origin: string, expected: RegExp = /^$/): Promise<Watch> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    if (loud && !expected.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { complaints };
}
