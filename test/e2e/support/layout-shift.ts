import { expect, type Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Expects that nothing has shifted since the page was loaded: CLS of at most 0.01. Fails with what moved, from and to
 * which height.
 */
export async function expectNothingMoved(page: Page, what: string): Promise<void> {
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<{ readonly sum: number; readonly moved: readonly string[] }>((done) => {
        const shifts: LayoutShift[] = [];
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as LayoutShift[]).filter((entry) => !entry.hadRecentInput));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done({
              sum: shifts.reduce((all, { value }) => all + value, 0),
              moved: shifts.flatMap(({ value, sources }) =>
                sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${value.toFixed(4)}: ${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${previousRect.y} to ${currentRect.y}`,
                ),
              ),
            }),
          ),
        );
      }),
  );
  expect(sum, `${what}: ${moved.join('; ')}`).toBeLessThanOrEqual(0.01);
}
