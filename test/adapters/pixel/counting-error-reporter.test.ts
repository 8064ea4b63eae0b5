import { describe, expect, it } from 'vitest';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { MemoryPixelSender } from '../../../src/adapters/memory/memory-pixel-sender.ts';
import { MemoryPrivacySignal } from '../../../src/adapters/memory/memory-privacy-signal.ts';
import { CountingErrorReporter } from '../../../src/adapters/pixel/counting-error-reporter.ts';
import { failureNames } from '../../../src/domain/analytics/failure-pixels.ts';
import { checkPixel } from '../../../src/domain/analytics/pixels.ts';

function reporterOf(refusesCounts = false) {
  const location = new MemoryPageLocation(new URL('https://mallard.example/pro/login'));
  const [pixels, next] = [new MemoryPixelSender(), new MemoryErrorReporter()];
  const shown = { params: () => ({ exp_defaultplan: 'treatment' }) };
  const privacy = new MemoryPrivacySignal(refusesCounts);
  return {
    location,
    pixels,
    next,
    reporter: new CountingErrorReporter(next, location, pixels, privacy, shown),
  };
}

describe('a failure', () => {
  it.each(failureNames)(
    'is counted under its name, with why and the versions shown, as declared: %s',
    (name) => {
      const { reporter, pixels, next } = reporterOf();
      reporter.report(name, { code: 'offline', message: 'lena@example.com' });
      expect(pixels.sent).toEqual([{ id: name, params: { code: 'offline', exp_defaultplan: 'treatment' } }]);
      for (const { id, params } of pixels.sent)
        expect(checkPixel(id, params)).toEqual({ ok: true, value: id });
      expect(next.reports).toHaveLength(1);
    },
  );

  it('is counted once a page for each code, and reported each time', () => {
    const { reporter, pixels, next, location } = reporterOf();
    reporter.report('subscription.v2Login', { code: 'invalid_login_credentials' });
    reporter.report('subscription.v2Login', { code: 'invalid_login_credentials' });
    reporter.report('subscription.v2Login', { code: 'offline' });
    reporter.report('subscription.v2Tokens', { code: 'offline' });
    expect(pixels.sent).toHaveLength(3);
    expect(next.reports).toHaveLength(4);
    location.assign(new URL('https://mallard.example/pro/add-email'));
    reporter.report('subscription.v2Login', { code: 'offline' });
    expect(pixels.sent).toHaveLength(4);
  });

  it('of another kind is reported and not counted, and none is for whoever refuses to be counted', () => {
    const { reporter, pixels, next } = reporterOf();
    reporter.report('page.error', { code: 'broken', message: 'x is not a function' });
    expect(pixels.sent).toEqual([]);
    expect(next.reports).toHaveLength(1);
    const refusing = reporterOf(true);
    refusing.reporter.report('subscription.v2Login', { code: 'offline' });
    expect(refusing.pixels.sent).toEqual([]);
    expect(refusing.next.reports).toHaveLength(1);
  });
});
