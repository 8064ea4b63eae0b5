import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterLoad } from '../../../src/ui/boot/after-load.ts';

let state: DocumentReadyState;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  state = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what nothing on the page waits for', () => {
  it('is done once the page has loaded, in a task of its own', () => {
    const work = vi.fn();
    afterLoad(window, work);
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done soon on a page that has loaded already', () => {
    state = 'complete';
    const work = vi.fn();
    afterLoad(window, work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['click', 'visibilitychange'])('is done before what a %s of the visitor leads to', (type) => {
    const order: string[] = [];
    afterLoad(window, () => order.push('work'));
    document.addEventListener(type, () => order.push(type), { capture: true, once: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(order).toEqual(['work', type]);
  });

  it('is done at the latest when the visitor leaves, and never twice', () => {
    const work = vi.fn();
    afterLoad(window, work);
    window.dispatchEvent(new Event('pagehide'));
    expect(work).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('pagehide'));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });
});
