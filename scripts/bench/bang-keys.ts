import type { Chromium } from './chromium.ts';
import { median } from './median.ts';
import { ask, goTo, slowDown } from './on-a-phone.ts';

/** How long a keystroke in the bang search takes, from its event until the results are laid out; milliseconds. */
export interface BangKeys {
  /** The median of all keystrokes. */
  readonly middle: number;
  readonly longest: number;
  readonly keys: number;
}

/** Typed one after another, letter by letter: sites, a bang with its mark, and text that no bang matches. */
const words = ['wikipedia', '!yt', 'openstreetmap', 'google maps', 'zzzz'];

/** Searches the bangs page on a slow phone once the list has loaded. Throws when it has not loaded within 10 s. */
export async function typeInBangs(browser: Chromium, url: string): Promise<BangKeys> {
  const tab = await browser.open();
  try {
    await slowDown(tab);
    await goTo(tab, url);
    const taken = await ask<readonly number[] | null>(tab, `(${typeEach})(${JSON.stringify(words)})`);
    if (taken === null) throw new Error(`${url} found no bang in 10 s`);
    return { middle: median(taken), longest: Math.max(...taken), keys: taken.length };
  } finally {
    await tab.close();
  }
}

// Runs in the page.
async function typeEach(texts: readonly string[]): Promise<readonly number[] | null> {
  const box = document.querySelector<HTMLInputElement>('#bang-search');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const type = async (text: string) => {
    const begun = performance.now();
    if (box !== null) box.value = text;
    box?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React updates at the end of the microtask queue.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  };
  box?.focus();
  for (let tries = 0; document.querySelector('search dd') === null; tries += 1) {
    if (tries === 100) return null;
    await type('w');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const taken: number[] = [];
  for (const text of texts) {
    for (let letters = 1; letters <= text.length; letters += 1) {
      await frame();
      taken.push(await type(text.slice(0, letters)));
    }
  }
  return taken;
}
