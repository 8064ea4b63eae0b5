import type { BrowserContext } from '@playwright/test';

/**
 * Removes client hints, as in WebKit: those of the test browser reveal that a test drives it, which no app of ours
 * does.
 */
export async function withoutClientHints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
}
