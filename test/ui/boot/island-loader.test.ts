// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartIsland, wireIslands } from '../../../src/ui/boot/island-loader.ts';
import { found } from './page.ts';

let off: () => void;
afterEach(() => off());
beforeEach(() => {
  document.body.innerHTML =
    '<div data-island="plan-finder"><select><option>US</option></select></div><p>Text</p>';
});

describe('an island of a static page', () => {
  it('loads nothing before the visitor turns to it', () => {
    const load = vi.fn<() => Promise<StartIsland>>();
    off = wireIslands(document, load);
    found('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input', 'change'])(
    'starts on %s, once',
    async (intent) => {
      const start = vi.fn<StartIsland>(async () => undefined);
      off = wireIslands(document, async () => start);
      found('select').dispatchEvent(new Event(intent, { bubbles: true }));
      found('select').dispatchEvent(new Event('focusin', { bubbles: true }));
      await vi.waitUntil(() => found('[data-island]').dataset['islandState'] === 'live');
      expect(start).toHaveBeenCalledExactlyOnceWith(found('[data-island]'));
    },
  );

  it('stays as it is when the code cannot be fetched, and tries again at the next sign', async () => {
    const start = vi.fn<StartIsland>(async () => undefined);
    const load = vi
      .fn<() => Promise<StartIsland>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(start);
    off = wireIslands(document, load);
    const before = document.body.innerHTML;
    found('select').dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.waitUntil(() => load.mock.settledResults.length === 1);
    expect(document.body.innerHTML).toBe(before);
    await vi.waitUntil(() => {
      found('select').dispatchEvent(new Event('focusin', { bubbles: true }));
      return found('[data-island]').dataset['islandState'] === 'live';
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('starts at once when the visitor was there before the script', async () => {
    found('select').focus();
    const start = vi.fn<StartIsland>(async () => undefined);
    off = wireIslands(document, async () => start);
    await vi.waitUntil(() => found('[data-island]').dataset['islandState'] === 'live');
    expect(start).toHaveBeenCalledExactlyOnceWith(found('[data-island]'));
  });

  it('starts also when it came into the page after the script', async () => {
    document.body.innerHTML = '';
    const start = vi.fn<StartIsland>(async () => undefined);
    off = wireIslands(document, async () => start);
    document.body.innerHTML = '<div data-island="plan-finder"><input></div>';
    found('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.waitUntil(() => found('[data-island]').dataset['islandState'] === 'live');
    expect(start).toHaveBeenCalledExactlyOnceWith(found('[data-island]'));
  });
});
