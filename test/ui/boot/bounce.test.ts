import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackBounce } from '../../../src/application/analytics/track-bounce.ts';
import { wireBounce } from '../../../src/ui/boot/bounce.ts';

let told: string[];
let off: AbortController;

beforeEach(() => {
  told = [];
  off = new AbortController();
  const bounce = {
    interact: () => told.push('interact'),
    scroll: (pixels: number) => told.push(`scroll ${pixels}`),
    leave: () => told.push('leave'),
  } satisfies Pick<TrackBounce, 'interact' | 'scroll' | 'leave'>;
  wireBounce(window, bounce, off.signal);
});
afterEach(() => {
  off.abort();
  vi.restoreAllMocks();
});

describe('what a visitor does on a page', () => {
  it.each(['click', 'keydown', 'input'])('is an interaction: %s, whoever else hears it', (type) => {
    document.body.innerHTML = '<input>';
    document.body.firstElementChild?.addEventListener(type, (event) => event.stopPropagation());
    document.body.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(told).toEqual(['interact']);
  });

  it.each(['pointerdown', 'touchstart', 'mousemove'])(
    'is none: %s, with which one may also scroll',
    (type) => {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(told).toEqual([]);
    },
  );

  it('is scrolling, to where the page stands then', () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(72);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(told).toEqual(['scroll 72']);
  });

  it('is leaving or turning away, but not coming back', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(told).toEqual(['leave']);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(told).toEqual(['leave']);
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual(['leave', 'leave']);
  });

  it('is told no more once it is taken off', () => {
    off.abort();
    document.body.click();
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual([]);
  });
});
