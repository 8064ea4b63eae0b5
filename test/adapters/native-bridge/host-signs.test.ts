import { describe, expect, it } from 'vitest';
import { findTransport } from '../../../src/adapters/native-bridge/find-transport.ts';
import { showsHostSign } from '../../../src/domain/device/host-pages.ts';
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

  it('change nothing in the page', () => {
    const { page } = androidPage();
    const before = Object.getOwnPropertyNames(page);
    showsHostSign(page);
    expect(Object.getOwnPropertyNames(page)).toEqual(before);
  });
});
