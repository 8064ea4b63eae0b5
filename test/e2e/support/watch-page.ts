import type { Page } from '@playwright/test';
import { beaconAt, faultOf, noteBeacon } from './sent-events.ts';

/** What must not happen on a page, as it happens. */
export interface Watch {
  /** Policy violations, console errors and warnings, failed and foreign requests, undeclared events; one sentence each. */
  readonly complaints: string[];
}

/** Watches a page from before its first byte. `expected` matches console messages that the test itself causes. */
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
    const beacon = beaconAt(request.url());
    if (beacon === null) return;
    noteBeacon(beacon);
    const fault = faultOf(beacon);
    if (fault !== null) complaints.push(`undeclared event: ${fault}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { complaints };
}
