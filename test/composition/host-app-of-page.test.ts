import { describe, expect, it } from 'vitest';
import { MemoryPageLocation } from '../../src/adapters/memory/memory-page-location.ts';
import { MemoryRandom } from '../../src/adapters/memory/memory-random.ts';
import { hostAppOfPage } from '../../src/composition/host-app-of-page.ts';
import { bridgePage, webkitPage } from '../support/host-pages.ts';

const location = new MemoryPageLocation(new URL('https://mallard.example/subscriptions'));

async function portsOf(page: object) {
  const ports = await hostAppOfPage(page);
  const handshake = await ports.bridge(location).handshake();
  return {
    present: ports.app(new MemoryRandom(), location).present,
    code: handshake.ok ? null : handshake.error.code,
  };
}

describe('the ports to the app that shows a page', () => {
  it.each([
    ['a plain browser', {}, false, 'not-ddg-context'],
    [
      'one with our extension',
      { navigator: { duckduckgo: { platform: 'extension' } } },
      false,
      'not-ddg-context',
    ],
    [
      'an app too old to talk to',
      { navigator: { duckduckgo: { platform: 'macos' } } },
      false,
      'bridge-not-supported',
    ],
    ['an app without a bridge', webkitPage().page, true, 'not-ddg-context'],
    [
      'an app that opens no bridge here',
      bridgePage({ feature: 'aiChat', platform: 'ios' }).page,
      false,
      'error-creating-bridge',
    ],
  ])('in %s say what there is', async (_, page, present, code) => {
    expect(await portsOf(page)).toEqual({ present, code });
  });
});
