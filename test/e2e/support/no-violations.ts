import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isWhole } from './crawl.ts';
import { cutOff } from './cut-off.ts';

const desktopWidths = [800, 1280] as const;
const looked = new WeakMap<Page, number>();

/**
 * The phone project checks at 360 px, the desktop project at 800 and 1280 px: `npm test` alternates between these per
 * look at a page, other runs check both.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const look of width < 800 ? [width] : widthsOfLook(page)) await expectNoViolationsAt(page, look, what);
}

function widthsOfLook(page: Page): readonly number[] {
  if (isWhole) return desktopWidths;
  const before = looked.get(page) ?? 0;
  looked.set(page, before + 1);
  return desktopWidths.filter((_, turn) => turn === before % desktopWidths.length);
}

/** Expects no axe violations and nothing cut off at a width. */
export async function expectNoViolationsAt(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Content skipped until it is near the viewport occupies its estimated size, and axe would check it there.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, footer, [style*=content-visibility]'))
      part.style.contentVisibility = 'visible';
  });
  // A color in transition is measured as neither of the two. Infinite and scroll-driven animations never finish.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // Run in the page itself: the default mode opens an empty page each time, for cross-origin frames, which our policy
  // does not allow.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `${what} at ${width} px`).toEqual([]);
  expect(await cutOff(page), `${what}: cut off at ${width} px`).toEqual([]);
}
