import { describe, expect, it } from 'vitest';
import { Beacon } from '../../../src/server/beacon/beacon.ts';
import { type CountedEvent, EventSink } from '../../../src/server/beacon/event-sink.ts';
import { quickBeacon } from '../../../src/server/beacon/routes.ts';
import type { Config } from '../../../src/server/config/config.ts';

class HeldEvents extends EventSink {
  readonly events: CountedEvent[] = [];
  isNew = false;
  count(event: CountedEvent): void {
    this.events.push(event);
  }
  countBegun(event: CountedEvent): boolean {
    if (!this.isNew) this.count(event);
    return !this.isNew;
  }
  async flush(): Promise<void> {}
  figures() {
    return { waiting: 0, lost: 0, broker: null };
  }
  async close(): Promise<void> {}
}

function quick(siteEnv: Config['siteEnv']) {
  const sink = new HeldEvents();
  const service = quickBeacon(new Beacon({ siteEnv }, sink), true);
  const send = (target: string) =>
    service.answer(target.split('?')[0] ?? '', `http://mallard.example${target}`)?.status ?? null;
  const headers = (target: string) => service.answer(target, `http://mallard.example${target}`)?.headers;
  return { send, headers, sink, events: sink.events };
}

describe('events answered past the middleware', () => {
  it('are each counted by what they say, whatever number keeps caches away and however often they come', () => {
    const { send, events } = quick('production');
    const sent = [
      '/t/page_impression?1&page=home&locale=en',
      '/t/page_impression?22&page=home&locale=en',
      '/t/page_impression?1&page=home&locale=de',
      '/t/page_impression?page=home&locale=en',
      '/t/deprecated_pixel?333',
      '/t/deprecated_pixel',
    ];
    expect(sent.map(send)).toEqual(sent.map(() => 204));
    const home = { pixel: 'page_impression', params: { page: 'home', locale: 'en' } };
    expect(events).toEqual([
      home,
      home,
      { pixel: 'page_impression', params: { page: 'home', locale: 'de' } },
      home,
      { pixel: 'deprecated_pixel', params: {} },
      { pixel: 'deprecated_pixel', params: {} },
    ]);
  });

  it('lose an undeclared parameter every time in production, and nothing of it stays with the next', () => {
    const { send, events } = quick('production');
    send('/t/page_impression?1&page=home&locale=en&name=Jane');
    send('/t/page_impression?2&page=home&locale=en&name=Jane');
    expect(events).toEqual(
      Array(2).fill({ pixel: 'page_impression', params: { page: 'home', locale: 'en' } }),
    );
  });

  it('go the usual way, uncounted, when they are undeclared: each time', () => {
    for (const siteEnv of ['local', 'production'] as const) {
      const { send, events } = quick(siteEnv);
      const sent = ['/t/unknown?1', '/t/unknown?2', '/t/page_impression?1', '/t/page_impression?1'];
      expect(sent.map(send)).toEqual([null, null, null, null]);
      expect(events).toEqual([]);
    }
    const { send, events } = quick('local');
    expect(send('/t/page_impression?5&5=x&page=home&locale=en')).toBeNull();
    expect(events).toEqual([]);
  });

  it('go the usual way, uncounted, as long as nobody has sent them today: there it matters who calls', () => {
    const { send, sink, events } = quick('production');
    sink.isNew = true;
    const impression = '/t/page_impression?1&page=home&locale=en';
    expect([impression, impression].map(send)).toEqual([null, null]);
    expect(events).toEqual([]);
    sink.isNew = false;
    expect(send(impression)).toBe(204);
    expect(events).toHaveLength(1);
  });

  it('are known beyond as many different ones as memory has room for', () => {
    const { send, events } = quick('production');
    for (let other = 0; other < 2_500; other += 1) {
      const [before, between] = ['&'.repeat(1 + (other % 50)), '&'.repeat(1 + Math.floor(other / 50))];
      expect(send(`/t/page_impression?1${before}page=home${between}locale=en`)).toBe(204);
    }
    expect(events).toHaveLength(2_500);
  });

  it('carry no header that holds for a document alone: a browser stays on the page that it shows', () => {
    expect(quick('production').headers('/t/deprecated_pixel')).toEqual({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'X-Content-Type-Options': 'nosniff',
    });
  });
});
