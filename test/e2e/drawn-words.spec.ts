import type { Page } from '@playwright/test';
import { pathIn, publicLocales } from '../../src/domain/locale/locale.ts';
import { pages } from '../../src/ui/pages.ts';
import { expect, test } from './support/test.ts';

/** Every page but the gallery, which shows drawings beside each other, not where they stand. */
const paths = Object.keys(pages).filter((path) => !path.startsWith('/dev/') && !path.includes('$'));

/** From the smallest phone on; between them, where a drawing changes its place or its shape. */
const widths = [320, 360, 480, 608, 800, 960, 1024, 1200, 1280];

/** The words that reach out of the screen they are drawn on, or out of the drawing, with how far. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgesOf = (screen: SVGSVGElement) => {
      const place = screen.getScreenCTM();
      if (place === null || screen.ownerSVGElement === null) return screen.getBoundingClientRect();
      return { left: place.e, right: place.e + place.a * screen.width.baseVal.value };
    };
    return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((word) => {
      const { left, right, width } = word.getBoundingClientRect();
      if (width === 0 || word.ownerSVGElement === null) return [];
      const edges = edgesOf(word.ownerSVGElement);
      const over = Math.max(edges.left - left, right - edges.right);
      return over > 0 ? [`${word.textContent}: ${Math.ceil(over)} px`] : [];
    });
  });
}

/** As small as a word may be shown, in pixels. */
const leastSize = 10;

interface Sizes {
  /** How many words are seen. */
  readonly seen: number;
  /** Those that are shown smaller than may be, with their size. */
  readonly tooSmall: readonly string[];
}

/** Measures what a phone does not lay out before it is scrolled to as well. */
function sizes(page: Page): Promise<Sizes> {
  return page.evaluate((least) => {
    for (const section of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
    const words = [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((word) => {
      const place = word.getScreenCTM();
      if (place === null || word.getBoundingClientRect().width === 0) return [];
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(place.b, place.d);
      return [{ size, text: word.textContent }];
    });
    const tooSmall = words.filter(({ size }) => size < least);
    return {
      seen: words.length,
      tooSmall: tooSmall.map(({ text, size }) => `${text}: ${size.toFixed(1)} px`),
    };
  }, leastSize);
}

for (const locale of publicLocales) {
  test(`the words of drawings end inside them, and can be read: ${locale}`, { tag: '@once' }, async ({
    page,
  }) => {
    test.slow();
    let drawn = 0;
    for (const path of paths) {
      await page.goto(pathIn(locale, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { seen, tooSmall } = await sizes(page);
        expect(tooSmall, `${path} at ${width}`).toEqual([]);
        expect(await outside(page), `${path} at ${width}`).toEqual([]);
        drawn += seen;
      }
    }
    expect(drawn, 'words that were looked at').toBeGreaterThan(1_000);
  });
}
