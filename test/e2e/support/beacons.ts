import type { BrowserContext, Page } from '@playwright/test';
import { type Beacon, beaconAt, noteBeacon } from './sent-events.ts';

/** Every event that a browser sends from now on, in order. */
export class Beacons {
  private readonly all: Beacon[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      const beacon = beaconAt(request.url());
      if (beacon === null) return;
      noteBeacon(beacon);
      this.all.push(beacon);
    });
  }

  /** The events with an id, or all events. */
  of(id?: string): readonly Beacon[] {
    return id === undefined ? this.all : this.all.filter((beacon) => beacon.id === id);
  }

  ids(): readonly string[] {
    return this.all.map(({ id }) => id);
  }
}

/**
 * Records what a page sends while it is being left, which the browser's protocol does not report. Call it first, and
 * the returned function once another page of the site is open.
 */
export async function beaconsOfLeaving(page: Page): Promise<() => Promise<readonly Beacon[]>> {
  await page.addInitScript(() => {
    const { sendBeacon } = Navigator.prototype;
    Navigator.prototype.sendBeacon = function send(url, data) {
      localStorage.setItem('test-beacons', `${localStorage.getItem('test-beacons') ?? ''}${url}\n`);
      return sendBeacon.call(this, url, data);
    };
  });
  return async () => {
    const urls = await page.evaluate(() => localStorage.getItem('test-beacons') ?? '');
    const sent = urls.split('\n').flatMap((url) => (url === '' ? [] : (beaconAt(url) ?? [])));
    for (const beacon of sent) noteBeacon(beacon);
    return sent;
  };
}
