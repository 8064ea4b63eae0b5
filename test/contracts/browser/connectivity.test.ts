import { describe, expect, it } from 'vitest';
import { BrowserConnectivity } from '../../../src/adapters/browser/browser-connectivity.ts';
import { MemoryConnectivity } from '../../../src/adapters/memory/memory-connectivity.ts';
import type { Connectivity } from '../../../src/application/ports/connectivity.ts';

/** A page that can be left, come back to and cut off. */
interface ConnectedPage {
  readonly connectivity: Connectivity;
  readonly comeBack: () => void;
  readonly goOnline: () => void;
}

/** What every {@link Connectivity} does; `open` shows a page on a slow connection or on one of which nothing is known. */
function connectivityContract(name: string, open: (slow: boolean) => ConnectedPage): void {
  describe(`${name} as the connection`, () => {
    it('knows a slow connection and takes an unknown one for fast', () => {
      expect(open(true).connectivity.slow).toBe(true);
      expect(open(false).connectivity.slow).toBe(false);
    });

    it('says when the visitor comes back and when the connection does, and nothing on subscribing', () => {
      const page = open(false);
      const heard: string[] = [];
      page.connectivity.focus$.subscribe(() => heard.push('focus'));
      page.connectivity.online$.subscribe(() => heard.push('online'));
      expect(heard).toEqual([]);
      page.comeBack();
      page.goOnline();
      page.comeBack();
      expect(heard).toEqual(['focus', 'online', 'focus']);
    });

    it('says no more to who has stopped listening', () => {
      const page = open(false);
      const heard: string[] = [];
      page.connectivity.focus$.subscribe(() => heard.push('focus')).unsubscribe();
      page.connectivity.online$.subscribe(() => heard.push('online')).unsubscribe();
      page.comeBack();
      page.goOnline();
      expect(heard).toEqual([]);
    });
  });
}

connectivityContract('MemoryConnectivity', (slow) => {
  const connectivity = new MemoryConnectivity(slow);
  return { connectivity, comeBack: () => connectivity.comeBack(), goOnline: () => connectivity.goOnline() };
});

connectivityContract('BrowserConnectivity', (slow) => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const show = (visibilityState: string) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    connectivity: new BrowserConnectivity({
      window,
      document,
      connection: slow ? { effectiveType: '2g' } : null,
    }),
    comeBack() {
      window.dispatchEvent(new Event('blur'));
      show('hidden');
      show('visible');
      window.dispatchEvent(new Event('focus'));
    },
    goOnline: () => window.dispatchEvent(new Event('online')),
  };
});
