import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock.ts';
import { MemoryDeviceSource } from '../../../src/adapters/memory/memory-device-source.ts';
import { BannerState } from '../../../src/application/banner/banner-state.ts';
import { collect } from '../../support/collect.ts';
import { memorySite } from '../../support/memory-browser.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const dayMs = 86_400_000;

describe('the banner that offers the browser', () => {
  it('goes when the visitor closes it, and its closing is noted by the cohort of the day', async () => {
    const site = memorySite();
    const { app, cookies } = site.browser().tab();
    const { banner } = app.get('settings');
    using seen = collect(banner.shown$);
    expect(seen.values).toEqual([true]);
    await banner.dismiss();
    expect(cookies.read('kax')).toMatch(/^v\d+-[1-7]$/);
    expect(banner.current).toBe(false);
    expect(seen.values).toEqual([true, false]);
  });

  it('stays closed for the rest of the visit, also on a phone', async () => {
    const tab = memorySite().browser().tab('/', { userAgent: phone });
    await tab.app.get('settings').banner.dismiss();
    expect(tab.store.read('bannerClosed')).toBe(tab.cookies.read('kax'));
    const { settings, changeSetting } = tab.app.get('settings');
    const nextPage = new BannerState(
      settings,
      changeSetting,
      new MemoryDeviceSource({ userAgent: phone }),
      new MemoryClock(),
      tab.store,
    );
    using seen = collect(nextPage.shown$);
    expect([nextPage.current, ...seen.values]).toEqual([false, false]);
  });

  it.each([
    ['a desktop', '', 15, true],
    ['a desktop', '', 16, false],
    ['a phone', phone, 400, true],
  ])('on %s (%s) is, %i days after it was closed, shown: %s', async (_, userAgent, days, shown) => {
    const site = memorySite();
    const browser = site.browser();
    await browser.tab('/', { userAgent }).app.get('settings').banner.dismiss();
    site.clock.advance(days * dayMs);
    const { banner } = browser.tab('/', { userAgent }).app.get('settings');
    expect(banner.current).toBe(shown);
  });

  it('goes when install prompts are switched off', async () => {
    const { app } = memorySite().browser().tab();
    const { banner, changeSetting } = app.get('settings');
    using seen = collect(banner.shown$);
    await changeSetting.execute('kak', '-1');
    expect(seen.values).toEqual([true, false]);
  });
});
