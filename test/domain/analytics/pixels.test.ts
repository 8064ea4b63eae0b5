import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorDelays, errorPages } from '../../../src/domain/analytics/error-pixels.ts';
import { isFailurePixel } from '../../../src/domain/analytics/failure-pixels.ts';
import { pageNameOn, pageNames, startPageHost } from '../../../src/domain/analytics/page-name.ts';
import { deprecatedPixel } from '../../../src/domain/analytics/pixel-params.ts';
import { checkPixel, isPixelId, mayCarry, pixels } from '../../../src/domain/analytics/pixels.ts';
import { experimentNames, experiments } from '../../../src/domain/experiment/catalogue.ts';

describe('the name of a page in analytics', () => {
  it('is one of a closed list, each once, so that nothing a visitor typed is sent', () => {
    expect(new Set(pageNames).size).toBe(pageNames.length);
    for (const page of pageNames) {
      expect(checkPixel('page_impression', { page, locale: 'en' })).toMatchObject({ ok: true });
    }
    const refused = (page: string) => !checkPixel('page_impression', { page, locale: 'en' }).ok;
    expect(refused('john-smith-divorce')).toBe(true);
    expect(refused('home\n')).toBe(true);
    fc.assert(
      fc.property(fc.string(), (text) => (pageNames as readonly string[]).includes(text) || refused(text)),
    );
  });

  it('is that of the start page on its host, whatever the page', () => {
    expect(startPageHost).toBe('start.mallard.example');
    expect(pageNameOn(startPageHost, 'pro')).toBe('start');
    expect(pageNameOn('mallard.example', 'pro')).toBe('pro');
    expect(pageNameOn('x.start.mallard.example', 'home')).toBe('home');
  });
});

describe('an event', () => {
  const good = { page: 'home', locale: 'de' };

  it('is taken with the spelling that pages of earlier versions have for a failure', () => {
    for (const code of ['host-error', 'host_error'])
      expect(checkPixel('subscription.hostSession', { code })).toEqual({
        ok: true,
        value: 'subscription.hostSession',
      });
    expect(checkPixel('subscription.hostSession', { code: 'host error' })).toMatchObject({ ok: false });
  });

  it('is refused when it is not declared, or not as declared', () => {
    expect(checkPixel('page_view', good)).toMatchObject({ error: { code: 'unknown_pixel' } });
    expect(checkPixel('toString', good)).toMatchObject({ error: { code: 'unknown_pixel' } });
    expect(checkPixel('page_impression', { ...good, email: 'a' })).toMatchObject({
      error: { code: 'unknown_parameter' },
    });
    expect(checkPixel('page_impression', { page: 'home' })).toMatchObject({
      error: { code: 'invalid_parameter' },
    });
    expect(checkPixel('page_impression', { ...good, page: 'a@b.de' })).toMatchObject({
      error: { code: 'invalid_parameter' },
    });
  });

  it('may carry what the page tells of itself, and only that', () => {
    const context = {
      browser: 'firefox',
      formFactor: 'desktop',
      platform: 'linux',
      installed: 'false',
      origin: 'home_google',
      viewCount: '10',
      exp_defaultplan: 'treatment',
    };
    expect(checkPixel('page_impression', { ...good, ...context })).toEqual({
      ok: true,
      value: 'page_impression',
    });
    for (const wrong of [
      { browser: 'Firefox' },
      { browser: '' },
      { browser: 'firefox\n' },
      { browser: 'myfirefox' },
      { formFactor: 'watch' },
      { platform: 'amiga' },
      { installed: '1' },
      { origin: 'a@b' },
      { origin: 'ab' },
      { viewCount: '0' },
      { viewCount: '11' },
      { viewCount: '100' },
      { locale: 'xx' },
      { exp_defaultplan: 'b' },
      { exp_defaultplan: 'controls' },
    ]) {
      expect(checkPixel('page_impression', { ...good, ...wrong })).toEqual({
        ok: false,
        error: { code: 'invalid_parameter' },
      });
    }
    expect(checkPixel('page_impression', { ...good, exp_other: 'b' })).toMatchObject({
      error: { code: 'unknown_parameter' },
    });
    expect(mayCarry('page_impression', 'browser')).toBe(true);
    expect(mayCarry('page_impression', 'page')).toBe(true);
    expect(mayCarry('page_impression', 'toString')).toBe(false);
    expect(mayCarry('418_onload', 'browser')).toBe(false);
  });

  it('may carry every variant of every experiment', () => {
    for (const name of experimentNames) {
      for (const variant of experiments[name].variants) {
        expect(checkPixel('page_impression', { ...good, [`exp_${name}`]: variant })).toMatchObject({
          ok: true,
        });
      }
    }
  });

  it('of a bounce has whole seconds up to ten, and whether the page was scrolled', () => {
    const send = (timeOnPage: string, didScroll = 'true') =>
      checkPixel('static.bounce', { page: 'home', timeOnPage, didScroll }).ok;
    expect(['0', '9', '10'].every((seconds) => send(seconds))).toBe(true);
    expect(['11', '-1', '1.5', '010', '', '100'].some((seconds) => send(seconds))).toBe(false);
    expect(send('1', 'yes')).toBe(false);
  });

  it('is there for each error page, at each of its delays, with nothing to tell', () => {
    expect(errorPages).toEqual([
      'oops_500',
      'nginx_500',
      'tq_500',
      'ssblock_410',
      '418',
      'ar_418',
      'tor_418',
    ]);
    expect(errorDelays).toEqual(['onload', '1sec', '2sec']);
    for (const page of errorPages) {
      for (const delay of errorDelays) {
        expect(checkPixel(`${page}_${delay}`, {})).toEqual({ ok: true, value: `${page}_${delay}` });
        expect(checkPixel(`${page}_${delay}`, good)).toMatchObject({ error: { code: 'unknown_parameter' } });
      }
      expect(isPixelId(page)).toBe(false);
    }
  });

  it('has a name of words joined by underscores, but for those that the specification fixes', () => {
    expect(isPixelId(deprecatedPixel)).toBe(true);
    for (const id of Object.keys(pixels).filter(isPixelId)) {
      expect(id === 'static.bounce' || isFailurePixel(id) || /^[a-z0-9]+(_[a-z0-9]+)+$/.test(id)).toBe(true);
    }
  });
});
