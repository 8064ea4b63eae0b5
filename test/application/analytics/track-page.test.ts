import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import {
  MemoryKeyValueStore,
  MemoryStorageArea,
} from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../../src/adapters/memory/memory-privacy-signal.ts';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { WebKeyValueStore } from '../../../src/adapters/storage/web-key-value-store.ts';
import { EventContext } from '../../../src/application/analytics/event-context.ts';
import { TrackPage } from '../../../src/application/analytics/track-page.ts';
import { ExperimentState } from '../../../src/application/experiment/experiment-state.ts';
import { CaptureOrigin } from '../../../src/application/origin/capture-origin.ts';
import type { KeyValueStore } from '../../../src/application/ports/key-value-store.ts';
import { checkPixel } from '../../../src/domain/analytics/pixels.ts';
import { browserGlobals } from '../../support/browser-globals.ts';
import { memorySite } from '../../support/memory-browser.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0';

/** What a new document in a tab with this storage counts itself as. */
function viewOf(store: KeyValueStore): string | undefined {
  const location = new MemoryPageLocation();
  const pixels = new MemoryPixelSender();
  const origin = new CaptureOrigin(location, store, new MemoryErrorReporter());
  const context = new EventContext(location, new MemoryDeviceSource(), origin, store, { params: () => ({}) });
  new TrackPage(location, store, pixels, new MemoryPrivacySignal(), context).execute();
  return pixels.sent[0]?.params['viewCount'];
}

describe('counting a page', () => {
  it('happens once more when the page is shown once more as it was left, as a later page of the visit', () => {
    const { app, pixels } = memorySite().browser().tab('/pro/login');
    const { trackPage } = app.get('visit');
    trackPage.execute();
    trackPage.startAnew();
    trackPage.execute();
    trackPage.execute();
    expect(pixels.sent.map(({ params }) => [params['page'], params['viewCount']])).toEqual([
      ['pro', '1'],
      ['pro', '2'],
    ]);
  });

  it('happens once a page, with its name, its language and what any event may tell', () => {
    const { app, pixels, location } = memorySite()
      .browser()
      .tab('/de/pro/welcome?fake_payment=1&origin=home_mail_spring_hero', { userAgent: firefox });
    app.get('visit').trackPage.execute();
    app.get('visit').trackPage.execute();
    location.assign(new URL('https://mallard.example/'));
    app.get('visit').trackPage.execute();
    const visit = {
      browser: 'firefox',
      formFactor: 'desktop',
      platform: 'linux',
      installed: 'false',
      origin: 'home_mail_spring',
    };
    expect(pixels.sent).toEqual([
      { id: 'page_impression', params: { ...visit, page: 'pro', locale: 'de', viewCount: '1' } },
      { id: 'page_impression', params: { ...visit, page: 'home', locale: 'en', viewCount: '2' } },
    ]);
    for (const { id, params } of pixels.sent) expect(checkPixel(id, params)).toEqual({ ok: true, value: id });
  });

  it('tells which variants are shown', async () => {
    const { app, pixels } = memorySite().browser().tab('/?exp_windowsinstaller=new');
    await firstValueFrom(app.container.get(ExperimentState).assignment$('windowsinstaller'));
    app.get('visit').trackPage.execute();
    expect(pixels.sent[0]?.params).toMatchObject({ exp_windowsinstaller: 'new' });
  });

  it('goes on counting in the next document of the same tab, ten at most, and begins anew in another tab', () => {
    const clock = new MemoryClock();
    const browser = new MemoryStorageArea();
    const tab = new MemoryKeyValueStore(clock, browser);
    const views = Array.from({ length: 12 }, () => viewOf(tab));
    expect(views).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '10', '10']);
    expect(viewOf(new MemoryKeyValueStore(clock, browser))).toBe('1');
  });

  it('is the first view of each document where storage is refused', () => {
    const { page } = browserGlobals('https://mallard.example/');
    const refused = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    Object.defineProperty(page, 'sessionStorage', { get: refused });
    const document = () => viewOf(new WebKeyValueStore(window, new MemoryClock(), storageCatalogue));
    expect([document(), document()]).toEqual(['1', '1']);
    vi.unstubAllGlobals();
  });

  it('does not happen when the browser asks for privacy', () => {
    const { app, pixels, store } = memorySite().browser().tab('/', { privacySignal: true });
    app.get('visit').trackPage.execute();
    expect(pixels.sent).toEqual([]);
    expect(store.read('viewCount')).toBeNull();
  });
});
