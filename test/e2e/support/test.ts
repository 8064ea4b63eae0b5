import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What no page may do, kept for every browser of a test: break its own security policy, call another host, throw. */
export interface Watch {
  readonly problems: string[];
  /** Watches another browser too. */
  readonly add: (context: BrowserContext) => void;
}

/** Playwright's test, with every page under watch. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      const add = (watched: BrowserContext) =>
        watchContext(watched, new URL(baseURL ?? 'http://localhost').hostname, problems);
      add(context);
      await use({ problems, add });
      expect(problems, 'what pages did that no page may do').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watchContext(context: BrowserContext, host: string, problems: string[]): void {
  context.on('console', (message) => {
    if (
      message.type() === 'error' &&
      /content.security.policy|trusted|integrity|hydrat/i.test(message.text())
    ) {
      problems.push(message.text());
    }
  });
  context.on('weberror', (error) => {
    const text = String(error.error());
    // Chromium says so when one leaves for a page without view transitions, such as the card provider's.
    if (!text.includes('ViewTransition opt-in disabled')) problems.push(text);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.hostname !== host) problems.push(`${request.method()} ${url.href}`);
  });
}
