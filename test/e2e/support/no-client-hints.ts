import type { BrowserContext } from '@playwright/test';

/** Has a browser of the tests give no client hints, as WebKit does: its own ones say that it is driven by a test, so no app of ours. */
export async function withoutClientHints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
}
