import { describe, expect, it } from 'vitest';
import { WebCryptoRandom } from '../../../src/adapters/browser/web-crypto-random.ts';
import { MemoryPixelSender } from '../../../src/adapters/memory/memory-pixel-sender.ts';
import { type BeaconHost, BeaconPixelSender } from '../../../src/adapters/pixel/beacon-pixel-sender.ts';
import type { PixelSender } from '../../../src/application/ports/pixel-sender.ts';
import { serverOfFile } from '../../support/server-of-file.ts';

/** A sender and the events that arrived, oldest first. */
interface PixelPost {
  readonly sender: PixelSender;
  readonly arrived: () => Promise<
    readonly { readonly id: string; readonly params: Readonly<Record<string, string>> }[]
  >;
}

/** What every {@link PixelSender} does. */
function pixelSenderContract(name: string, open: () => PixelPost | Promise<PixelPost>): void {
  describe(`${name} as a sender of events`, () => {
    it('sends each event once, with its parameters and nothing else', async () => {
      const { sender, arrived } = await open();
      sender.send('page_impression', { page: 'home', locale: 'en' });
      sender.send('page_impression', { page: 'pro', locale: 'de' });
      expect(await arrived()).toEqual([
        { id: 'page_impression', params: { page: 'home', locale: 'en' } },
        { id: 'page_impression', params: { page: 'pro', locale: 'de' } },
      ]);
    });

    it('sends an event again when asked again', async () => {
      const { sender, arrived } = await open();
      sender.send('page_impression', { page: 'home', locale: 'en' });
      sender.send('page_impression', { page: 'home', locale: 'en' });
      expect(await arrived()).toHaveLength(2);
    });
  });
}

const server = serverOfFile();

pixelSenderContract('MemoryPixelSender', () => {
  const sender = new MemoryPixelSender();
  return { sender, arrived: async () => sender.sent };
});

for (const beacons of ['taken', 'refused', 'missing'] as const) {
  // Only what the server takes has arrived: it answers 400 to an event or a parameter that is not declared.
  pixelSenderContract(`BeaconPixelSender with beacons ${beacons}`, () => {
    const answers: Promise<Response>[] = [];
    const send = (method: 'GET' | 'POST', url: string) => {
      const answer = fetch(url, { method });
      answers.push(answer);
      return answer;
    };
    const sendBeacon = (url: string) => beacons === 'taken' && Boolean(send('POST', url));
    const host: BeaconHost = {
      ...(beacons === 'missing' ? {} : { sendBeacon }),
      fetch: (url) => send('GET', url),
      keep() {},
    };
    return {
      sender: new BeaconPixelSender(host, new WebCryptoRandom(), server().url),
      arrived: async () => {
        const taken = (await Promise.all(answers)).filter(({ status }) => status === 204);
        return taken.map(({ url }) => {
          const { pathname, searchParams } = new URL(url);
          const [, ...params] = searchParams;
          return { id: pathname.replace('/t/', ''), params: Object.fromEntries(params) };
        });
      },
    };
  });
}
