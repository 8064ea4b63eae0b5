import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Hears how often each page asks whether it may count, which it does whenever it has something to count. Call it before a page is
 * opened; `refused` is what the browser answers by Global Privacy Control.
 */
export async function hearQuestions(context: BrowserContext, refused: boolean): Promise<void> {
  await context.addInitScript((answer) => {
    let asked = 0;
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
      get() {
        asked += 1;
        return answer;
      },
    });
    Object.defineProperty(window, 'timesAsked', { get: () => asked });
  }, refused);
}

/** Waits until a page has asked more often than that, at first for itself. */
export async function untilAsked(page: Page, before = 0): Promise<number> {
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'timesAsked')));
  await expect.poll(asked).toBeGreaterThan(before);
  return asked();
}
