import { type BrowserContext, test as base, expect } from '@playwright/test';
import { beaconAt, faultOf, noteBeacon } from './sent-events.ts';

/**
 * Collects what no page may do, in every browser of a test: violate its own security policy, call another host, send an
 * undeclared event, throw.
 */
export interface Watch {
  readonly problems: string[];
  /** Watches another browser too. */
  readonly add: (context: BrowserContext) => void;
}

/** Playwright's test, with every page watched. */
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

/**
 * Reasons why Chromium skipped the view transition to a page, which is then shown immediately. It reports them as
 * errors of the page, although only styles request transitions, and no script of ours holds the promise that it
 * rejects.
 */
const skippedTransitions = [
  // The page being navigated to, such as the card provider's, has none.
  'ViewTransition opt-in disabled',
  // The new page was painted before the snapshot of the old one was available, as on a busy machine. One of several
  // reasons follows: "Page already revealed", "Animation start failed".
  'Transition was aborted because of invalid state',
];

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
    if (!skippedTransitions.some((reason) => text.includes(reason))) problems.push(text);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.hostname !== host) problems.push(`${request.method()} ${url.href}`);
    const beacon = beaconAt(request.url());
    if (beacon === null) return;
    noteBeacon(beacon);
    const fault = faultOf(beacon);
    if (fault !== null) problems.push(fault);
  });
}
