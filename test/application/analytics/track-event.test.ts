import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryKeyValueStore } from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../../src/adapters/memory/memory-privacy-signal.ts';
import { EventContext } from '../../../src/application/analytics/event-context.ts';
import { TrackBounce } from '../../../src/application/analytics/track-bounce.ts';
import { TrackEvent } from '../../../src/application/analytics/track-event.ts';
import { CaptureOrigin } from '../../../src/application/origin/capture-origin.ts';
import type { Cta } from '../../../src/domain/analytics/ctas.ts';
import { checkPixel } from '../../../src/domain/analytics/pixels.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0';

/** A page that counts its events. */
function page(address = '/de/pro', globalPrivacyControl = false) {
  const clock = new MemoryClock();
  const location = new MemoryPageLocation(new URL(address, 'https://mallard.example'));
  const reporter = new MemoryErrorReporter();
  const pixels = new MemoryPixelSender();
  const store = new MemoryKeyValueStore(clock);
  const origin = new CaptureOrigin(location, store, reporter);
  const device = new MemoryDeviceSource({ userAgent: firefox });
  const context = new EventContext(location, device, origin, store, {
    params: () => ({ exp_windowsinstaller: 'new' }),
  });
  const privacy = new MemoryPrivacySignal(globalPrivacyControl);
  const trackEvent = new TrackEvent(location, pixels, privacy, context, reporter);
  const trackBounce = new TrackBounce(clock, location, trackEvent);
  const go = (to: string) => location.assign(new URL(to, 'https://mallard.example'));
  return { clock, location, store, reporter, pixels, trackEvent, trackBounce, go };
}

describe('an event', () => {
  it('is sent with what the page tells of itself, all of it declared', () => {
    const { trackEvent, pixels } = page('/de/pro?origin=home_mail_spring_hero');
    trackEvent.execute('subscription_price_click', { period: 'yearly' });
    expect(pixels.sent).toEqual([
      {
        id: 'subscription_price_click',
        params: {
          period: 'yearly',
          locale: 'de',
          browser: 'firefox',
          formFactor: 'desktop',
          platform: 'linux',
          installed: 'false',
          origin: 'home_mail_spring',
          viewCount: '1',
          exp_windowsinstaller: 'new',
        },
      },
    ]);
    for (const { id, params } of pixels.sent) expect(checkPixel(id, params)).toEqual({ ok: true, value: id });
  });

  it('names the page’s own entry where the visit names none', () => {
    const entries = ['/', '/de/pro', '/privacy', '/pro?origin=_bing'].map((address) => {
      const { trackEvent, pixels } = page(address);
      trackEvent.execute('extension_click', { page: 'home' });
      return pixels.sent[0]?.params['origin'];
    });
    expect(entries).toEqual(['home', 'pro', 'marketing', 'pro_bing']);
  });

  it('leaves out an origin that no event may carry', () => {
    const { trackEvent, pixels } = page(`/?origin=home_${'x'.repeat(60)}`);
    trackEvent.execute('extension_click', { page: 'home' });
    expect(pixels.sent[0]?.params).not.toHaveProperty('origin');
  });

  it('says nothing but itself where it is declared so', () => {
    const { trackEvent, pixels } = page();
    trackEvent.execute('418_onload', {});
    expect(pixels.sent).toEqual([{ id: '418_onload', params: {} }]);
  });

  it('is sent once a page for equal parameters, and each time when once is false', () => {
    const { trackEvent, pixels, go } = page();
    const click = (cta: Cta, once = true) => trackEvent.execute('cta_click', { page: 'pro', cta }, { once });
    click('hero-keep');
    click('hero-keep');
    click('teaser-free');
    expect(pixels.sent).toHaveLength(2);
    click('hero-keep', false);
    expect(pixels.sent).toHaveLength(3);
    go('/');
    click('hero-keep');
    expect(pixels.sent).toHaveLength(4);
  });

  it('is sent once more on a page that is shown once more as it was left', () => {
    const { trackEvent, trackBounce, pixels, clock } = page();
    const see = () => {
      trackBounce.show();
      trackEvent.execute('cta_click', { page: 'pro', cta: 'hero-keep' });
      clock.advance(2_000);
      trackBounce.leave();
    };
    see();
    trackEvent.startAnew();
    see();
    expect(pixels.sent.map(({ id, params }) => [id, params['timeOnPage']])).toEqual([
      ['cta_click', undefined],
      ['static.bounce', '2'],
      ['cta_click', undefined],
      ['static.bounce', '2'],
    ]);
  });

  it('says which page of the visit it came from, and counts none itself', () => {
    const { trackEvent, pixels, store, go } = page();
    store.write('viewCount', 3);
    trackEvent.execute('extension_click', { page: 'home' });
    go('/');
    trackEvent.execute('extension_click', { page: 'home' });
    expect(pixels.sent.map(({ params }) => params['viewCount'])).toEqual(['3', '3']);
    expect(store.read('viewCount')).toBe(3);
  });

  it('is not sent when the browser asks for privacy', () => {
    const { trackEvent, trackBounce, pixels, reporter } = page('/', true);
    trackEvent.execute('extension_click', { page: 'home' });
    trackEvent.executeNamed('unknown', [], {});
    trackBounce.show();
    trackBounce.leave();
    expect(pixels.sent).toEqual([]);
    expect(reporter.reports).toEqual([]);
  });

  it('that is not declared is reported and sent as the deprecated one, once, with nothing of its content', () => {
    const { trackEvent, pixels, reporter } = page();
    trackEvent.executeNamed('old', ['click'], { email: 'lena@example.com' });
    trackEvent.executeNamed('old', ['click'], {});
    expect(pixels.sent).toEqual([{ id: 'deprecated_pixel', params: {} }]);
    expect(reporter.reports).toEqual([
      { name: 'analytics.unknownPixel', code: 'unknown_pixel', message: 'Unknown pixel: old_click' },
    ]);
  });

  it('by a name of the markup is sent as declared', () => {
    const { trackEvent, pixels, reporter } = page();
    trackEvent.executeNamed('banner', ['impression'], {});
    trackEvent.executeNamed('banner', ['impression'], {});
    trackEvent.executeNamed('cta_click', [], { page: 'pro', cta: 'hero-keep' });
    expect(pixels.sent.map(({ id }) => id)).toEqual(['banner_impression', 'cta_click']);
    expect(reporter.reports).toEqual([]);
  });
});

describe('leaving a page', () => {
  it('at once is a bounce, with the whole seconds and whether it was scrolled', () => {
    const { trackBounce, pixels, clock } = page();
    trackBounce.show();
    clock.advance(3_900);
    trackBounce.scroll(50);
    trackBounce.scroll(0);
    trackBounce.leave();
    // Hidden for good twice, as when a page that went to the background is closed: still one bounce, not another second's.
    clock.advance(2_000);
    trackBounce.leave();
    expect(pixels.sent).toHaveLength(1);
    expect(pixels.sent[0]).toMatchObject({
      id: 'static.bounce',
      params: { page: 'pro', timeOnPage: '3', didScroll: 'true' },
    });
  });

  it('is no bounce after 10 s, nor after an interaction, nor of a page that was not shown', () => {
    const { trackBounce, pixels, clock } = page();
    trackBounce.interact();
    trackBounce.scroll(100);
    trackBounce.leave();
    trackBounce.show();
    clock.advance(10_001);
    trackBounce.leave();
    trackBounce.show();
    trackBounce.interact();
    trackBounce.leave();
    expect(pixels.sent).toEqual([]);
  });

  it('counts each page by itself, under the name that it was shown by', () => {
    const { trackBounce, pixels, go } = page();
    trackBounce.show();
    trackBounce.interact();
    go('/');
    trackBounce.show();
    trackBounce.scroll(49);
    go('/about');
    trackBounce.leave();
    expect(pixels.sent.map(({ params }) => [params['page'], params['didScroll']])).toEqual([
      ['home', 'false'],
    ]);
  });
});
