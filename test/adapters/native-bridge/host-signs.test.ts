import { describe, expect, it } from 'vitest';
import { findTransport } from '../../../src/adapters/native-bridge/find-transport.ts';
import { namesOurDevice, showsHostSign } from '../../../src/domain/device/host-pages.ts';
import { androidPage, bridgePage, webkitPage, windowsPage } from '../../support/host-pages.ts';

describe('the signs of a host app', () => {
  it.each(Object.entries({ androidPage, bridgePage, webkitPage, windowsPage }))(
    'are there in %s, before anything has looked for the way to the app',
    (_, make) => {
      const { page } = make();
      expect(showsHostSign(page)).toBe(true);
      expect(findTransport(page)).not.toBeNull();
    },
  );

  it('are not there in a plain browser, in one with our extension, nor in an app of somebody else', () => {
    const pages = [
      {},
      { chrome: {}, navigator: {} },
      { navigator: { duckduckgo: { platform: 'extension' } } },
      Object.defineProperty({}, 'webkit', {
        get: () => {
          throw new Error('not yours');
        },
      }),
      { webkit: { messageHandlers: { other: { postMessage() {} } } } },
    ];
    for (const page of pages) {
      expect(showsHostSign(page)).toBe(false);
      expect(findTransport(page)).toBeNull();
    }
  });

  it('are there on Android’s page of identity theft restoration, which has an interface of its own', () => {
    const page = { identityTheftRestorationPages: { process() {} } };
    expect(showsHostSign(page)).toBe(true);
    expect(findTransport(page)?.channel).toBe('restorationPages');
  });

  it.each([
    [
      'opens for the rest of the site alone',
      bridgePage({ feature: 'subscriptions', platform: 'android' }).page,
    ],
    ['is an empty thing', { navigator: { duckduckgo: { createMessageBridge: () => ({}) } } }],
    ['is nothing', { navigator: { duckduckgo: { platform: 'ios', createMessageBridge() {} } } }],
  ])('are not there where the bridge %s, as in a browser of ours', (_, page) => {
    expect(showsHostSign(page)).toBe(false);
    expect(findTransport(page)).toBeNull();
  });

  it('are not there in a frame, whose app answers it no more than a stranger', () => {
    for (const make of [androidPage, bridgePage, webkitPage, windowsPage]) {
      const frame = Object.assign(make().page, { top: {}, self: {} });
      expect(showsHostSign(frame)).toBe(false);
      expect(findTransport(frame)).toBeNull();
    }
  });

  it('do not make an app of a device’s name alone, which tells that there is one too old for a bridge', () => {
    const named = (platform: unknown) => ({ navigator: { duckduckgo: { platform } } });
    expect(showsHostSign(named('ios'))).toBe(false);
    expect(['ios', 'macos', 'extension', 5, undefined].map((name) => namesOurDevice(named(name)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(namesOurDevice({})).toBe(false);
  });

  it('change nothing in the page', () => {
    const { page } = androidPage();
    const before = Object.getOwnPropertyNames(page);
    showsHostSign(page);
    expect(Object.getOwnPropertyNames(page)).toEqual(before);
  });
});
