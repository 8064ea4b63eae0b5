import { type BrowserContext, test as base, expect } from '@playwright/test';
import { beaconAt, faultOf, noteBeacon } from './sent-events.ts';

/** What no page may do, kept for every browser of a test: break its own security policy, call another host, send an event that is not declared, throw. */
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

/**
 * Why Chromium left out the transition to a page, which is then shown at once. It says so as an error of the page, though
 * transitions are asked for in the styles alone, and no script of ours holds the promise that it rejects.
 */
const skippedTransitions = [
  // The page that one leaves for has none, such as the card provider's.
  'ViewTransition opt-in disabled',
  // The new page was painted before the image of the old one had come, as happens on a machine with much to do. The reason
  // that follows is one of several: "Page already revealed", "Animation start failed".
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
