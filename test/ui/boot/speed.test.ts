import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageSpeed } from '../../../src/application/analytics/track-speed.ts';
import { wireSpeed } from '../../../src/ui/boot/speed.ts';

type Entry = Readonly<Record<string, unknown>>;

/** What the browser has measured, by kind. */
let measured: Readonly<Record<string, readonly Entry[]>>;
/** Observers that still listen. */
let listening: number;
let told: PageSpeed[];

/** A browser's observer, which hears of everything at the end. */
class Observer {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'first-input', 'event'];
  private type = '';

  observe({ type }: { readonly type: string }): void {
    this.type = type;
    listening += 1;
  }

  takeRecords(): readonly Entry[] {
    return measured[this.type] ?? [];
  }

  disconnect(): void {
    listening -= 1;
  }
}

function open(entries: typeof measured): void {
  measured = entries;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (entries[type] ?? []) as unknown as PerformanceEntryList,
  );
  wireSpeed(window, { execute: (speed) => told.push(speed) });
}

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  listening = 0;
  told = [];
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

describe('how fast a page was', () => {
  it('is told once, when the visitor leaves it, and measured no longer', () => {
    open({ 'largest-contentful-paint': [{ startTime: 600 }, { startTime: 900 }] });
    expect([told, listening]).toEqual([[], 4]);
    leave();
    leave();
    expect(told).toEqual([{ lcp: 900, inp: null, cls: 0, ttfb: null }]);
    expect(listening).toBe(0);
  });

  it('is told when the visitor turns away from it, and not when the visitor comes to look', () => {
    open({});
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([]);
    state.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveLength(1);
  });

  it('is counted from the click on, where the browser made the page ready before', () => {
    open({
      navigation: [{ activationStart: 1_000, responseStart: 400 }],
      'largest-contentful-paint': [{ startTime: 1_250 }],
      'visibility-state': [{ name: 'hidden', startTime: 0 }],
    });
    leave();
    expect(told).toMatchObject([{ lcp: 250, ttfb: 0 }]);
  });

  it('says nothing of the picture of a page that lay in the background', () => {
    open({
      navigation: [{ responseStart: 80 }],
      'largest-contentful-paint': [{ startTime: 9_000 }],
      'visibility-state': [{ name: 'hidden', startTime: 0 }],
    });
    leave();
    expect(told).toMatchObject([{ lcp: null, ttfb: 80 }]);
  });

  it('counts what moved by itself in thousandths, and not what a press moved', () => {
    open({
      'layout-shift': [
        { startTime: 100, value: 0.02, hadRecentInput: false },
        { startTime: 200, value: 0.9, hadRecentInput: true },
        { startTime: 300, value: 0.03, hadRecentInput: false },
      ],
    });
    leave();
    expect(told[0]?.cls).toBeCloseTo(50);
  });

  it('takes the slowest part of an answer to a press, and nothing that answers none', () => {
    open({
      'first-input': [{ interactionId: 7, duration: 40 }],
      event: [
        { interactionId: 7, duration: 96 },
        { interactionId: 7, duration: 24 },
        { interactionId: 0, duration: 700 },
      ],
    });
    leave();
    expect(told[0]?.inp).toBe(96);
  });
});
