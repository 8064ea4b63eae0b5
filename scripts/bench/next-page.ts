import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium } from './chromium.ts';
import { ask, goTo } from './on-a-phone.ts';

/** Navigation from one static page to another, after hovering over the link; milliseconds. */
export interface NextPage {
  /** From the click to the next page's first paint. */
  readonly painted: number;
  /** Whether the browser had prerendered the page before the click. */
  readonly prerendered: boolean;
}

/** Between the hover time that makes Chromium prerender a page (200 ms) and the time most people take to click. */
const restOnLink = 500;
const link = 'header nav a[href="/compare-privacy"], main a[href="/compare-privacy"], a[href="/about"]';

/**
 * Opens a page, hovers over a visible link and clicks it. Runs at the machine's own speed, because a prerendered page
 * is in no tab that could be throttled. Throws when no link is visible, or the next page does not load.
 */
export async function toNextPage(browser: Chromium, url: string): Promise<NextPage> {
  const tab = await browser.openAhead();
  try {
    const [page] = tab.pages;
    if (page === undefined) throw new Error('The tab has no page');
    const window = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };
    await page.send('Emulation.setDeviceMetricsOverride', window);
    await goTo(page, url, 'networkidle');
    const at = await ask<{ x: number; y: number; href: string } | null>(
      page,
      `(${findLink})(${JSON.stringify(link)})`,
    );
    if (at === null) throw new Error(`${url} shows none of ${link}`);
    const mouse = (type: string, more = {}) =>
      page.send('Input.dispatchMouseEvent', { type, x: at.x, y: at.y, ...more });
    await mouse('mouseMoved');
    await pause(restOnLink);
    const button = { button: 'left', clickCount: 1 };
    await mouse('mousePressed', button);
    // Its response may be lost together with the page.
    void mouse('mouseReleased', button).catch(() => undefined);
    for (let tries = 0; tries < 100; tries += 1) {
      await pause(100);
      const look = `(${lookAtPaint})(${JSON.stringify(at.href)})`;
      for (const one of tab.pages) {
        const seen = await Promise.race([
          ask<NextPage | null>(one, look).catch(() => null),
          pause(200, null),
        ]);
        if (seen !== null && seen !== undefined) return seen;
      }
    }
    throw new Error(`${at.href} was not painted in 10 s`);
  } finally {
    await tab.close();
  }
}

// Runs in the first page.
function findLink(selector: string) {
  const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)].find((one) =>
    one.checkVisibility(),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener(
    'click',
    () => {
      localStorage.setItem('bench-clicked', String(performance.timeOrigin + performance.now()));
    },
    true,
  );
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, href: found.href };
}

// Runs in the linked page.
function lookAtPaint(href: string) {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const clicked = Number(localStorage.getItem('bench-clicked'));
  if (
    location.href !== href ||
    paint === undefined ||
    clicked === 0 ||
    document.visibilityState !== 'visible'
  )
    return null;
  const { activationStart = 0 } = navigation as PerformanceEntry & { activationStart?: number };
  return {
    painted: performance.timeOrigin + Math.max(paint.startTime, activationStart) - clicked,
    prerendered: activationStart > 0,
  };
}
