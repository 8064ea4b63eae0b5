import { expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryKeyValueStore } from '../../../src/adapters/memory/memory-key-value-store.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../../src/adapters/memory/memory-privacy-signal.ts';
import { EventContext } from '../../../src/application/analytics/event-context.ts';
import { TrackEvent } from '../../../src/application/analytics/track-event.ts';
import { TrackSpeed } from '../../../src/application/analytics/track-speed.ts';
import { CaptureOrigin } from '../../../src/application/origin/capture-origin.ts';
import { checkPixel } from '../../../src/domain/analytics/pixels.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** A page that counts its speed. */
function page(globalPrivacyControl = false) {
  const location = new MemoryPageLocation(new URL('https://mallard.example/de/pro?origin=home_mail_spring'));
  const reporter = new MemoryErrorReporter();
  const store = new MemoryKeyValueStore(new MemoryClock());
  const origin = new CaptureOrigin(location, store, reporter);
  const device = new MemoryDeviceSource({ userAgent: iPhone });
  const experiments = { params: () => ({ exp_defaultplan: 'treatment' }) };
  const context = new EventContext(location, device, origin, store, experiments);
  const pixels = new MemoryPixelSender();
  const privacy = new MemoryPrivacySignal(globalPrivacyControl);
  const trackSpeed = new TrackSpeed(new TrackEvent(location, pixels, privacy, context, reporter));
  return { location, pixels, trackSpeed };
}

it('counts each measure as a step, with the page, the device’s size and the versions, and nothing else', () => {
  const { pixels, trackSpeed } = page();
  trackSpeed.execute({ lcp: 1833.5, inp: 24, cls: 0, ttfb: 2000 });
  const told = { page: 'pro', formFactor: 'mobile', exp_defaultplan: 'treatment' };
  expect(pixels.sent).toEqual([
    { id: 'page_lcp', params: { ...told, lcp: '2500' } },
    { id: 'page_inp', params: { ...told, inp: '50' } },
    { id: 'page_cls', params: { ...told, cls: '10' } },
    { id: 'page_ttfb', params: { ...told, ttfb: 'more' } },
  ]);
  for (const { id, params } of pixels.sent) expect(checkPixel(id, params)).toEqual({ ok: true, value: id });
});

it('is that of the page that was loaded, also when another of the area is shown by now', () => {
  const { location, pixels, trackSpeed } = page();
  location.assign(new URL('https://mallard.example/email'));
  trackSpeed.execute({ lcp: null, inp: null, cls: null, ttfb: 90 });
  expect(pixels.sent.map(({ id, params }) => [id, Reflect.get(params, 'page')])).toEqual([
    ['page_ttfb', 'pro'],
  ]);
});

it('is not counted of a visitor whose browser asks not to be', () => {
  const { pixels, trackSpeed } = page(true);
  trackSpeed.execute({ lcp: 900, inp: 24, cls: 0, ttfb: 90 });
  expect(pixels.sent).toEqual([]);
});
