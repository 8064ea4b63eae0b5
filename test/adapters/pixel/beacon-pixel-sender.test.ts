import { describe, expect, it } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random.ts';
import {
  type BeaconHost,
  BeaconPixelSender,
  pixelUrl,
} from '../../../src/adapters/pixel/beacon-pixel-sender.ts';

const base = 'https://mallard.example';

function open(beacons: 'taken' | 'refused' | 'missing', url: string | null = base) {
  const sent: { by: string; url: string; init?: RequestInit }[] = [];
  const kept: string[] = [];
  const host: BeaconHost = {
    ...(beacons === 'missing'
      ? {}
      : {
          sendBeacon: (to) => {
            if (beacons === 'taken') sent.push({ by: 'beacon', url: to });
            return beacons === 'taken';
          },
        }),
    fetch: async (to, init) => {
      sent.push({ by: 'fetch', url: to, init });
      throw new TypeError('blocked');
    },
    keep: (to) => kept.push(to),
  };
  return { sent, kept, sender: new BeaconPixelSender(host, new MemoryRandom(), url) };
}

describe('the beacon', () => {
  it('has the id in its path, then a random number, then the parameters', () => {
    expect(pixelUrl(base, 'page_impression', 123, { page: 'home', locale: 'en' })).toBe(
      'https://mallard.example/t/page_impression?123&page=home&locale=en',
    );
    expect(pixelUrl(base, 'a/b', 1, {})).toBe('https://mallard.example/t/a%2Fb?1');
    expect(pixelUrl(base, 'x', 1, { q: 'a&b=ä' })).toBe('https://mallard.example/t/x?1&q=a%26b%3D%C3%A4');
  });

  it('differs between two equal events, so that no cache swallows one', () => {
    const { sent, sender } = open('taken');
    sender.send('page_impression', { page: 'home', locale: 'en' });
    sender.send('page_impression', { page: 'home', locale: 'en' });
    expect(sent[0]?.url).not.toBe(sent[1]?.url);
    for (const { url } of sent) expect(url).toMatch(/\?\d{1,8}&page=home&locale=en$/);
  });

  it('goes once, as a beacon where there are beacons', () => {
    const { sent, sender } = open('taken');
    sender.send('page_impression', { page: 'home', locale: 'en' });
    expect(sent.map(({ by }) => by)).toEqual(['beacon']);
  });

  it('goes without cookies and outlives the page where it has to be fetched, and a blocked one is nobody’s error', () => {
    const { sent, sender } = open('refused');
    expect(() => sender.send('page_impression', { page: 'home', locale: 'en' })).not.toThrow();
    expect(sent).toMatchObject([
      { by: 'fetch', init: { mode: 'no-cors', keepalive: true, credentials: 'omit' } },
    ]);
  });

  it('is kept for the visitor as it was sent, whichever way it went', () => {
    for (const beacons of ['taken', 'refused', 'missing'] as const) {
      const { sent, kept, sender } = open(beacons);
      sender.send('page_impression', { page: 'home', locale: 'en' });
      expect(kept).toEqual(sent.map(({ url }) => url));
    }
  });

  it('is not sent where there is no place for it', () => {
    const { sent, kept, sender } = open('taken', null);
    sender.send('page_impression', { page: 'home', locale: 'en' });
    expect([sent, kept]).toEqual([[], []]);
  });
});
