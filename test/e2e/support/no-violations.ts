import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isWhole } from './crawl.ts';
import { cutOff } from './cut-off.ts';

const desktopWidths = [800, 1280] as const;
const looked = new WeakMap<Page, number>();

/** The phone project looks at 360 px, the desktop project at 800 and 1280 px: in `npm test` of a page's looks in turn, else at both. */
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

/** Nothing that axe minds, nothing cut off, at a width. */
export async function expectNoViolationsAt(page: Page, width: number, what: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // What is left until it comes near has the place that it was guessed to need, at which axe finds what does not stand there.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('section, footer, [style*=content-visibility]'))
      part.style.contentVisibility = 'visible';
  });
  // A colour on its way to another is measured as neither. What turns for ever, or as far as the page is scrolled, never ends.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // In the page itself: the other way opens an empty one each time, for frames from elsewhere, of which our policy allows none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `${what} at ${width} px`).toEqual([]);
  expect(await cutOff(page), `${what}: cut off at ${width} px`).toEqual([]);
}
