import type { BrowserContext } from '@playwright/test';

/**
 * Removes client hints, as in WebKit: those of the test browser reveal automation, so it would not pass for an app of
 * ours.
 */
export async function withoutClientHints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
}
