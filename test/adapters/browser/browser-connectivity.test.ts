import { describe, expect, it } from 'vitest';
import { BrowserConnectivity } from '../../../src/adapters/browser/browser-connectivity.ts';
import type { ConnectionInfo } from '../../../src/adapters/browser/connection.ts';

function open(connection: ConnectionInfo | null, visibilityState = 'visible') {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState });
  const connectivity = new BrowserConnectivity({ window, document, connection });
  let times = 0;
  connectivity.focus$.subscribe(() => {
    times += 1;
  });
  return {
    connectivity,
    back: () => times,
    window: (type: string, persisted = false) =>
      window.dispatchEvent(Object.assign(new Event(type), { persisted })),
    show(state: string) {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('the browser’s connection', () => {
  it.each([
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '4g', saveData: true }, true],
    [{}, false],
    [null, false],
  ])('is slow or not: %o, %s', (connection, slow) => {
    expect(open(connection).connectivity.slow).toBe(slow);
  });
});

describe('coming back to the page', () => {
  it('counts once, though document and window both tell of it', () => {
    const page = open(null);
    page.window('blur');
    page.show('hidden');
    expect(page.back()).toBe(0);
    page.show('visible');
    page.window('focus');
    expect(page.back()).toBe(1);
  });

  it('counts when only the window was left, and when only the tab was', () => {
    const page = open(null);
    page.window('blur');
    page.window('focus');
    page.show('hidden');
    page.show('visible');
    expect(page.back()).toBe(2);
  });

  it('counts when the browser had kept the page, told by the document or not, and not when it is shown first', () => {
    const page = open(null);
    page.window('pageshow');
    expect(page.back()).toBe(0);
    page.window('pagehide', true);
    page.window('pageshow', true);
    expect(page.back()).toBe(1);
    page.show('hidden');
    page.window('pagehide', true);
    page.window('pageshow', true);
    page.show('visible');
    expect(page.back()).toBe(2);
  });

  it('does not count the focus that a page has from the start, and counts a page opened behind', () => {
    const here = open(null);
    here.window('focus');
    expect(here.back()).toBe(0);
    const behind = open(null, 'hidden');
    behind.window('pageshow');
    expect(behind.back(), 'loaded, and not looked at yet').toBe(0);
    behind.show('visible');
    expect(behind.back()).toBe(1);
  });
});
