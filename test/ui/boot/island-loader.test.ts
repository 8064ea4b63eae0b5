import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartIsland, wireIslands } from '../../../src/ui/boot/island-loader.ts';
import { comesTrue } from '../../support/comes-true.ts';
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
    off = wireIslands(document, load).off;
    found('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input', 'change'])(
    'starts on %s, once',
    async (intent) => {
      const start = vi.fn<StartIsland>(async () => undefined);
      off = wireIslands(document, async () => start).off;
      for (let time = 0; time < 2; time += 1)
        found('select').dispatchEvent(new Event(intent, { bubbles: true }));
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
    off = wireIslands(document, load).off;
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
    off = wireIslands(document, async () => start).off;
    await vi.waitUntil(() => found('[data-island]').dataset['islandState'] === 'live');
    expect(start).toHaveBeenCalledExactlyOnceWith(found('[data-island]'));
  });

  it('starts also when it came into the page after the script', async () => {
    document.body.innerHTML = '';
    const start = vi.fn<StartIsland>(async () => undefined);
    off = wireIslands(document, async () => start).off;
    document.body.innerHTML = '<div data-island="plan-finder"><input></div>';
    found('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.waitUntil(() => found('[data-island]').dataset['islandState'] === 'live');
    expect(start).toHaveBeenCalledExactlyOnceWith(found('[data-island]'));
  });

  describe('with a form that was submitted before its code was there', () => {
    const form = () => found('form');
    beforeEach(() => {
      document.body.innerHTML =
        '<div data-island="plan-offer"><form data-held="" aria-busy="true"><button>Buy</button></form></div>';
    });

    it('submits it again once the island is live, and says no longer that it is busy', async () => {
      const live = Promise.withResolvers<void>();
      const start = vi.fn<StartIsland>(() => live.promise);
      const submitted = vi.fn((event: Event) => event.preventDefault());
      form().addEventListener('submit', submitted);
      off = wireIslands(document, async () => start).off;
      await vi.waitUntil(() => start.mock.calls.length === 1);
      expect(submitted).not.toHaveBeenCalled();
      expect(form().hasAttribute('data-held')).toBe(true);
      live.resolve();
      await vi.waitUntil(() => submitted.mock.calls.length === 1);
      expect(form().hasAttribute('data-held')).toBe(false);
      expect(form().hasAttribute('aria-busy')).toBe(false);
    });

    it('says that it was not sent when the code cannot be fetched', async () => {
      const submitted = vi.fn((event: Event) => event.preventDefault());
      form().addEventListener('submit', submitted);
      off = wireIslands(document, () => Promise.reject(new Error('offline'))).off;
      await vi.waitUntil(() => form().hasAttribute('data-failed'));
      expect(form().hasAttribute('data-held')).toBe(false);
      expect(submitted).not.toHaveBeenCalled();
    });
  });

  describe('with a button that was clicked before its code was there', () => {
    const button = () => found('button');
    beforeEach(() => {
      document.body.innerHTML =
        '<div data-island="settings"><button type="button" data-held="" aria-busy="true">Load</button></div>';
    });

    it('clicks it again once the island is live, once', async () => {
      const live = Promise.withResolvers<void>();
      const start = vi.fn<StartIsland>(() => live.promise);
      const clicked = vi.fn();
      button().addEventListener('click', clicked);
      off = wireIslands(document, async () => start).off;
      await vi.waitUntil(() => start.mock.calls.length === 1);
      expect(clicked).not.toHaveBeenCalled();
      live.resolve();
      await vi.waitUntil(() => clicked.mock.calls.length === 1);
      expect(button().hasAttribute('data-held')).toBe(false);
      expect(button().hasAttribute('aria-busy')).toBe(false);
    });

    it('says that nothing was done when the code cannot be fetched', async () => {
      const clicked = vi.fn();
      button().addEventListener('click', clicked);
      off = wireIslands(document, () => Promise.reject(new Error('offline'))).off;
      await vi.waitUntil(() => button().hasAttribute('data-failed'));
      expect(button().hasAttribute('data-held')).toBe(false);
      expect(clicked).not.toHaveBeenCalled();
    });
  });

  it('says that nothing was done also of a click that comes after its code could not be fetched', async () => {
    document.body.innerHTML = '<div data-island="settings"><button type="button">Load</button></div>';
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    off = wireIslands(document, load).off;
    const button = found('button');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await comesTrue(() => expect(load).toHaveBeenCalledOnce());
    await new Promise((resolve) => setImmediate(resolve));
    // As the inline script of the page does.
    button.setAttribute('data-held', '');
    button.dispatchEvent(new Event('click', { bubbles: true }));
    await vi.waitUntil(() => button.hasAttribute('data-failed'));
    expect(button.hasAttribute('data-held')).toBe(false);
  });

  it('is woken by the page itself when the page has a reason', async () => {
    const start = vi.fn<StartIsland>(async () => undefined);
    const islands = wireIslands(document, async () => start);
    off = islands.off;
    islands.wake(found('[data-island]'));
    await vi.waitUntil(() => start.mock.calls.length === 1);
  });
});
