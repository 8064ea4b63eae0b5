import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Observes how often each page checks whether it may count, which it does whenever it has something to count. Call
 * before a page is opened; `refused` is the browser's Global Privacy Control setting.
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

/** Waits until a page has checked more often than `before`, and returns how often. */
export async function untilAsked(page: Page, before = 0): Promise<number> {
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'timesAsked')));
  await expect.poll(asked).toBeGreaterThan(before);
  return asked();
}
