import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import frameByFrame from '../../../src/ui/first-paint/frame-by-frame.ts?inline-script';

/** A long page whose head has run its script, and whose frames the test paints. */
function opened(address = 'https://mallard.example/about', isBehind = false) {
  const window = new Window({ url: address });
  const frames: (() => void)[] = [];
  const { document, location } = window;
  Object.defineProperty(document, 'hidden', { value: isBehind });
  const scope = {
    document,
    location,
    requestAnimationFrame: (paint: () => void) => frames.push(paint),
    setTimeout: (work: () => void) => work(),
  };
  new Function('scope', `with(scope){${frameByFrame}}`)(scope);
  return {
    frame: () => document.documentElement.dataset['frame'],
    tell: (event: string) => document.dispatchEvent(new window.Event(event)),
    paint: () => frames.shift()?.(),
    /** Whether a frame more is waited for. */
    waits: () => frames.length > 0,
  };
}

describe('a long page on a phone', () => {
  it('is painted part by part from the frame on in which all of it is read, and then leaves nothing out', () => {
    const page = opened();
    expect(page.frame()).toBe('1');
    expect(page.waits()).toBe(false);
    page.tell('DOMContentLoaded');
    const seen = [];
    while (page.waits()) {
      seen.push(page.frame());
      page.paint();
    }
    expect(seen).toEqual(['1', '2', '3']);
    expect(page.frame()).toBeUndefined();
  });

  it.each([
    ['scrolls', 'scroll'],
    ['touches it', 'pointerdown'],
    ['presses a key', 'keydown'],
  ])('is there as a whole for whoever %s', (_, sign) => {
    for (const isRead of [false, true]) {
      const page = opened();
      if (isRead) page.tell('DOMContentLoaded');
      page.tell(sign);
      expect(page.frame()).toBeUndefined();
      page.tell('DOMContentLoaded');
      while (page.waits()) page.paint();
      expect(page.frame()).toBeUndefined();
    }
  });

  it('is there as a whole in a tab that nobody sees, where no frame would come', () => {
    expect(opened('https://mallard.example/about', true).frame()).toBeUndefined();
  });

  it('is there as a whole for whoever comes for a place in it', () => {
    const page = opened('https://mallard.example/about#mission');
    expect(page.frame()).toBeUndefined();
    page.tell('DOMContentLoaded');
    expect(page.frame()).toBeUndefined();
  });
});
