import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium, Page } from './chromium.ts';
import { ask, goTo, slowDown } from './on-a-phone.ts';

/** A page's search box, used immediately. */
export interface SearchBoxUse {
  /** Milliseconds from focus to the first suggestion on screen. */
  readonly suggested: number;
  /** The field's value at that time. */
  readonly value: string;
}

/** With an empty cache, and again after reopening the page. */
export interface SearchBoxUses {
  readonly cold: SearchBoxUse;
  readonly warm: SearchBoxUse;
}

/** Typed with 60 ms between keys, as by a fast typist. */
export const typed = 'weather';
const betweenKeys = 60;

/** Uses a page's search box twice, on a slow phone. Throws when it suggests nothing. */
export async function typeInSearchBox(browser: Chromium, url: string): Promise<SearchBoxUses> {
  const tab = await browser.open();
  try {
    await slowDown(tab);
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
    const cold = await typeOnce(tab, url);
    return { cold, warm: await typeOnce(tab, url) };
  } finally {
    await tab.close();
  }
}

async function typeOnce(tab: Page, url: string): Promise<SearchBoxUse> {
  await goTo(tab, url);
  const at = await ask<{ x: number; y: number }>(tab, `(${findField})()`);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (const text of typed) {
    // The response means that the page has handled the key, which a typist does not wait for.
    void tab.send('Input.dispatchKeyEvent', { type: 'char', text });
    await pause(betweenKeys);
  }
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(100);
    const used = await ask<SearchBoxUse | null>(tab, 'window.used');
    if (used !== null) return { ...used, value: await ask<string>(tab, 'window.field.value') };
  }
  throw new Error(`${url} suggested nothing in 10 s`);
}

// Runs in the page, before any of its scripts.
function observe(): void {
  Object.assign(window, { used: null });
  let focused: number | null = null;
  document.addEventListener(
    'focusin',
    ({ target, timeStamp }) => {
      if (target instanceof HTMLInputElement) focused ??= timeStamp;
    },
    true,
  );
  // Not polled in every frame: the frames that polling requests would take up the measured time.
  const seen = new MutationObserver(() => {
    if (focused === null || document.querySelector('[role=option]') === null) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      Object.assign(window, { used: { suggested: performance.now() - (focused ?? 0) } });
    });
  });
  seen.observe(document, { childList: true, subtree: true });
}

// Runs in the page.
function findField() {
  const field = document.querySelector<HTMLInputElement>('search input[name=q]');
  Object.assign(window, { field });
  const { x = 0, y = 0, width = 0, height = 0 } = field?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
