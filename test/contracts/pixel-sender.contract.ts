import { describe, expect, it } from 'vitest';
import type { PixelSender } from '../../src/application/ports/pixel-sender.ts';

/** A sender and the events that arrived, oldest first. */
export interface PixelPost {
  readonly sender: PixelSender;
  readonly arrived: () => Promise<
    readonly { readonly id: string; readonly params: Readonly<Record<string, string>> }[]
  >;
}

/** What every {@link PixelSender} does. */
export function pixelSenderContract(name: string, open: () => PixelPost | Promise<PixelPost>): void {
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
