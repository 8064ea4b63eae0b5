import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { nativeHost } from '../../../src/adapters/native-bridge/native-host.ts';
import type { HostEvents } from '../../../src/application/ports/host-app.ts';
import { isKnownTo, notificationNames, tellings } from '../../contracts/host-app-samples.ts';
import { androidPage, bridgePage, type HostPage, webkitPage, windowsPage } from '../../support/host-pages.ts';
import { misread } from '../../support/spoiled.ts';

type Way = (...args: readonly unknown[]) => unknown;

const refuse = () => {
  throw new Error('Missing webkit handler');
};

/** How an app takes what it is told, in place of what it should do. */
const manners: Readonly<Record<string, Way>> = {
  throws: refuse,
  refuses: () => Promise.reject(new Error('invalid origin')),
  'gives back a word': () => 'token',
  'gives back an empty thing': () => ({}),
  'gives back a thing that throws': () => new Proxy({}, { get: refuse }),
  'gives back what never ends': () => new Promise(() => {}),
};

/** A page whose app takes everything that it is told by `way`. */
const pagesBy: Readonly<Record<string, (way: Way) => object>> = {
  webkit: (way) => ({ webkit: { messageHandlers: { subscriptionPages: { postMessage: way } } } }),
  windows: (way) => ({
    chrome: { webview: { postMessage: way, addEventListener() {}, removeEventListener() {} } },
  }),
  android: (way) => ({ subscriptionPages: { process: way } }),
  bridge: (way) => ({
    navigator: {
      duckduckgo: {
        platform: 'windows',
        createMessageBridge: () => ({ notify: way, request: way, subscribe() {} }),
      },
    },
  }),
};

const wires = {
  webkit: () => webkitPage(),
  'webkit, before 2025': () => webkitPage({ legacy: true }),
  windows: () => windowsPage(),
  'windows, its methods moved': () => windowsPage({ interop: true }),
  android: () => androidPage(),
  bridge: () => bridgePage(),
} as const satisfies Record<string, () => HostPage>;

const events: readonly HostEvents['onPurchaseUpdate'][] = [
  { type: 'completed' },
  { type: 'canceled' },
  { type: 'redirect', token: 'a.b.c' },
  { type: 'redirect', token: '' },
];
/** What is no event of ours, however it comes. */
const strange: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['an empty thing', {}],
  ['a word', 'completed'],
  ['another kind', { type: 'refunded' }],
  ['a kind that is a number', { type: 1 }],
  ['a token that is a number', { type: 'redirect', token: 7 }],
  ['a thing that throws', misread({ type: 'completed' })],
];

function appOf(page: object) {
  const location = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
  return nativeHost(page).app(new MemoryRandom(), location);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(pagesBy))('over %s', (_, pageBy) => {
  const known = notificationNames.filter((name) => isKnownTo(appOf(pageBy(() => {})), name));
  describe.each(Object.entries(manners))('an app that %s', (_, way) => {
    it.each(known)('is told %s once, and the page goes on', async (name) => {
      const taken = vi.fn(way);
      expect(() => appOf(pageBy(taken)).notify(name, tellings[name])).not.toThrow();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(taken).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

describe.each(Object.entries(wires))('over %s', (_, open) => {
  it.each(events)('the app tells %o, and each time it does it is heard', (event) => {
    const host = open();
    const heard: unknown[] = [];
    appOf(host.page)
      .subscribe('onPurchaseUpdate')
      .subscribe((one) => heard.push(one));
    host.push('onPurchaseUpdate', event);
    host.push('onPurchaseUpdate', event);
    expect(heard).toEqual([event, event]);
  });

  it.each(strange)('%s is not heard, and what comes after it is', (_, params) => {
    const host = open();
    const heard: unknown[] = [];
    const failed = vi.fn();
    appOf(host.page)
      .subscribe('onPurchaseUpdate')
      .subscribe({ next: (one) => heard.push(one), error: failed });
    host.push('onPurchaseUpdate', params);
    host.push('onPurchaseUpdate', { type: 'completed' });
    expect(heard).toEqual([{ type: 'completed' }]);
    expect(failed).not.toHaveBeenCalled();
  });
});
