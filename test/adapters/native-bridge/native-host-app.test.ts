import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import { AndroidTransport } from '../../../src/adapters/native-bridge/android-transport.ts';
import { findTransport, transportOn } from '../../../src/adapters/native-bridge/find-transport.ts';
import { NativeHostApp } from '../../../src/adapters/native-bridge/native-host-app.ts';
import { PageBridgeTransport } from '../../../src/adapters/native-bridge/page-bridge-transport.ts';
import { WebkitTransport } from '../../../src/adapters/native-bridge/webkit-transport.ts';
import { WindowsTransport } from '../../../src/adapters/native-bridge/windows-transport.ts';
import { androidPage, bridgePage, type HostPage, webkitPage, windowsPage } from '../../support/host-pages.ts';

const location = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));
const on = ({ page }: Pick<HostPage, 'page'>) =>
  new NativeHostApp(findTransport(page), new MemoryRandom(), location);
const hosts = { webkit: webkitPage, windows: windowsPage, android: androidPage, bridge: bridgePage };

describe('the way to a host app', () => {
  it('is found on each kind of host', () => {
    expect(findTransport(webkitPage().page)).toBeInstanceOf(WebkitTransport);
    expect(findTransport(windowsPage().page)).toBeInstanceOf(WindowsTransport);
    expect(findTransport(androidPage().page)).toBeInstanceOf(AndroidTransport);
    expect(findTransport(bridgePage().page)).toBeInstanceOf(PageBridgeTransport);
  });

  it('is the bridge before Windows before WebKit before Android', () => {
    const pages = [androidPage().page, webkitPage().page, windowsPage().page, bridgePage().page];
    const found = pages.map((_, index) => findTransport(Object.assign({}, ...pages.slice(0, index + 1))));
    const kinds = [AndroidTransport, WebkitTransport, WindowsTransport, PageBridgeTransport];
    kinds.forEach((kind, index) => {
      expect(found[index]).toBeInstanceOf(kind);
    });
  });

  it('is the one of the device that the app names, where a page has several', () => {
    const named = (platform: string) => ({ navigator: { duckduckgo: { platform } } });
    const both = () => Object.assign({}, windowsPage().page, androidPage().page);
    expect(findTransport(Object.assign(both(), named('android')))).toBeInstanceOf(AndroidTransport);
    expect(findTransport(Object.assign(both(), named('windows')))).toBeInstanceOf(WindowsTransport);
    expect(findTransport(Object.assign(both(), named('extension')))).toBeInstanceOf(WindowsTransport);
    expect(findTransport(named('ios'))).toBeNull();
  });

  it('on a device is that device’s own, null without one, and throws on a device that takes no messages', () => {
    expect(transportOn('macos', webkitPage().page)).toBeInstanceOf(WebkitTransport);
    expect(transportOn('ios', webkitPage().page)).toBeInstanceOf(WebkitTransport);
    expect(transportOn('android', webkitPage().page)).toBeNull();
    expect(() => transportOn('linux', webkitPage().page)).toThrow('Unsupported messaging device: linux');
  });

  it('is none, and the page goes on, where looking for it throws or there is no room for its answers', () => {
    const closed = {
      get: () => {
        throw new Error('not allowed');
      },
    };
    const locked = androidPage().page;
    Object.defineProperty(locked, 'messageCallback', { value: () => {} });
    expect(findTransport(locked)).toBeNull();
    for (const name of ['navigator', 'chrome', 'webkit', 'subscriptionPages', 'windowsInteropPostMessage']) {
      expect(findTransport(Object.defineProperty({}, name, closed)), name).toBeNull();
    }
    const handlers = Object.defineProperty({}, 'subscriptionPages', closed);
    expect(findTransport({ webkit: { messageHandlers: handlers } })).toBeNull();
  });

  it('is another one where the bridge does not carry this feature', () => {
    const { page } = bridgePage({ feature: 'subscriptions' });
    expect(findTransport(page)).toBeNull();
    expect(findTransport(Object.assign(page, windowsPage().page))).toBeInstanceOf(WindowsTransport);
  });

  it.each([
    {},
    { chrome: { app: {} } },
    { webkit: {} },
    { webkit: { messageHandlers: { other: { postMessage() {} } } } },
    { navigator: { duckduckgo: { messageHandlers: {} } } },
    { subscriptionPages: {} },
  ])('is not seen where there is none (%o)', (page) => {
    expect(findTransport(page)).toBeNull();
  });

  it('stays once found, even if the page takes the host’s objects away', async () => {
    const host = webkitPage();
    host.answer = () => ({ result: { accessToken: 'a.b.c' } });
    const app = on(host);
    Reflect.deleteProperty(host.page, 'webkit');
    expect(await app.request('getAuthAccessToken', {})).toEqual({
      ok: true,
      value: { accessToken: 'a.b.c' },
    });
  });
});

describe('the systems whose app it can be', () => {
  it('are told by the messaging, and on the bridge by the name that the app gives itself', () => {
    expect(on(androidPage()).devices).toEqual(['android']);
    expect(on(windowsPage()).devices).toEqual(['windows']);
    expect(on(webkitPage()).devices).toEqual(['macos', 'ios']);
    expect(on(bridgePage({ platform: 'windows' })).devices).toEqual(['windows']);
    expect(on(bridgePage()).devices).toHaveLength(4);
    expect(on({ page: {} }).devices).toEqual([]);
  });

  it('are not asked what their apps do not know, and nothing waits for it', async () => {
    const host = androidPage();
    const asked = vi.fn();
    host.answer = asked;
    expect(await on(host).request('completeStripePayment', {})).toEqual({
      ok: false,
      error: { code: 'not_present' },
    });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe.each(Object.entries(hosts))('a host app on %s', (name, open) => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that does not answer is waited for 1200 ms and no longer', async () => {
    let outcome: unknown;
    on(open())
      .request('getAuthAccessToken', {})
      .then((answer) => {
        outcome = answer;
      });
    await vi.advanceTimersByTimeAsync(1200 - 1);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toEqual({ ok: false, error: { code: 'timeout' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that answers with an error is told apart from one that answers nonsense', async () => {
    const host = open();
    const app = on(host);
    host.answer = () => ({ error: { message: 'could not access encodable result' } });
    expect(await app.request('getAuthAccessToken', {})).toEqual({
      ok: false,
      error: { code: 'host-error' },
    });
    host.answer = () => ({ result: { accessToken: 5 } });
    expect(await app.request('getAuthAccessToken', {})).toEqual({
      ok: false,
      error: { code: 'communication' },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('means “signed out” by an empty token and by none', async () => {
    const host = open();
    const app = on(host);
    const signedOut = { ok: true, value: { accessToken: null } };
    host.answer = () => ({ result: { accessToken: '' } });
    expect(await app.request('getAuthAccessToken', {})).toEqual(signedOut);
    host.answer = () => ({ result: {} });
    expect(await app.request('getAuthAccessToken', {})).toEqual(signedOut);
  });

  it('is not told half of the tokens', () => {
    const host = open();
    on(host).notify('setAuthTokens', { accessToken: 'a.b.c', refreshToken: '' });
    expect(host.told).toEqual([]);
  });

  it('is not heard when it tells something of another shape', () => {
    const host = open();
    const heard: unknown[] = [];
    on(host)
      .subscribe('onPurchaseUpdate')
      .subscribe((event) => heard.push(event));
    host.push('onPurchaseUpdate', { type: 'other' });
    host.push('onPurchaseUpdate', null);
    host.push('onPurchaseUpdate', { type: 'canceled', extra: 1 });
    expect(heard).toEqual([{ type: 'canceled' }]);
    expect(name).toBeTruthy();
  });
});

describe('a notification', () => {
  it('never throws, even if the host does', async () => {
    const refuse = () => {
      throw new Error('Missing handler');
    };
    const pages = [
      { webkit: { messageHandlers: { subscriptionPages: { postMessage: refuse } } } },
      {
        webkit: {
          messageHandlers: { subscriptionPages: { postMessage: () => Promise.reject(new Error('no')) } },
        },
      },
      { subscriptionPages: { process: refuse } },
    ];
    for (const page of pages) {
      const app = on({ page });
      expect(() => app.notify('setAuthTokens', { accessToken: 'a', refreshToken: 'r' })).not.toThrow();
      expect(await app.request('getAuthAccessToken', {})).toEqual({
        ok: false,
        error: { code: 'host-error' },
      });
    }
  });
});

describe('messages of others', () => {
  it('with a wrong secret are not heard on Android', () => {
    const host = androidPage({ secret: 'guessed' });
    const heard: unknown[] = [];
    on(host)
      .subscribe('onPurchaseUpdate')
      .subscribe((event) => heard.push(event));
    host.push('onPurchaseUpdate', { type: 'completed' });
    expect(heard).toEqual([]);
  });

  it('with an origin are not heard on Windows', () => {
    const bus = new EventTarget();
    const webview = {
      postMessage() {},
      addEventListener: bus.addEventListener.bind(bus),
      removeEventListener: bus.removeEventListener.bind(bus),
    };
    const app = on({ page: { chrome: { webview } } });
    const heard: unknown[] = [];
    app.subscribe('onPurchaseUpdate').subscribe((event) => heard.push(event));
    const data = {
      context: 'subscriptionPages',
      featureName: 'useSubscription',
      subscriptionName: 'onPurchaseUpdate',
      params: { type: 'completed' },
    };
    bus.dispatchEvent(Object.assign(new Event('message'), { data, origin: 'https://evil.example' }));
    expect(heard).toEqual([]);
    bus.dispatchEvent(Object.assign(new Event('message'), { data, origin: null }));
    expect(heard).toEqual([{ type: 'completed' }]);
  });

  it('of another feature, or for another request, are not ours', async () => {
    vi.useFakeTimers();
    const host = androidPage();
    const app = on(host);
    const asked = app.request('getAuthAccessToken', {});
    const tell = (data: object) =>
      Reflect.apply(Reflect.get(host.page, 'messageCallback'), null, [
        'duckduckgo-android-messaging-secret',
        data,
      ]);
    tell({ context: 'subscriptionPages', featureName: 'other', id: 'x', result: { accessToken: 'evil' } });
    tell({
      context: 'subscriptionPages',
      featureName: 'useSubscription',
      id: 'x',
      result: { accessToken: 'evil' },
    });
    tell({
      context: 'subscriptionPages',
      featureName: 'useSubscription',
      id: 'x',
      error: { message: 'not ours' },
    });
    await vi.advanceTimersByTimeAsync(1200);
    expect(await asked).toEqual({ ok: false, error: { code: 'timeout' } });
    vi.useRealTimers();
  });
});
