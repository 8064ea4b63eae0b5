import { describe, expect, it } from 'vitest';
import { MemoryErrorReporter } from '../../../src/adapters/memory/memory-error-reporter.ts';
import { MemoryPageLocation } from '../../../src/adapters/memory/memory-page-location.ts';
import { CaptureOrigin } from '../../../src/application/origin/capture-origin.ts';
import { memorySite } from '../../support/memory-browser.ts';
import { originOf } from '../../support/origin.ts';

describe('the origin of a visit', () => {
  it('is noted from the address and kept for the pages after it', () => {
    const tab = memorySite().browser().tab('/pro?origin=home_google_spring_hero');
    tab.location.assign(new URL('https://mallard.example/pro/login'));
    expect(tab.app.get('visit').captureOrigin.execute()).toEqual({
      entry: 'home',
      source: 'google',
      campaign: 'spring',
      content: 'hero',
    });
  });

  it('is the last valid one', () => {
    const tab = memorySite().browser().tab('/pro?origin=home_google');
    tab.location.assign(new URL('https://mallard.example/pro?origin=app_bing'));
    expect(tab.app.get('visit').captureOrigin.execute()?.entry).toBe('app');
    expect(tab.store.read('origin')).toEqual(originOf('app_bing'));
  });

  it.each(['pro_radio_endorsement', 'home_google_usanniversary', 'home_google'])(
    'stays %s when a link of this site leads on, so that the trial is as long as was promised',
    (text) => {
      const tab = memorySite().browser().tab(`/?origin=${text}`);
      tab.app.get('visit').captureOrigin.execute();
      tab.location.assign(new URL('https://mallard.example/pro?origin=home_website__hero'));
      tab.app.arrive();
      expect(tab.app.get('visit').captureOrigin.execute()).toEqual(originOf(text));
      expect(tab.store.read('origin')).toEqual(originOf(text));
      expect(tab.reporter.reports).toEqual([]);
    },
  );

  it.each(['a__', 'ab_', '_a_'])('is kept whole when it is as short as %s', (text) => {
    const tab = memorySite().browser().tab(`/pro?origin=${text}`);
    const noted = tab.app.get('visit').captureOrigin.execute();
    expect(tab.store.read('origin')).toEqual(originOf(text));
    tab.location.assign(new URL('https://mallard.example/pro/login'));
    expect(tab.app.get('visit').captureOrigin.execute()).toEqual(noted);
    expect(tab.reporter.reports).toEqual([]);
  });

  it('stays as it was when one comes that names nothing, which is no fault', () => {
    const tab = memorySite().browser().tab('/pro?origin=home_google');
    tab.location.assign(new URL('https://mallard.example/pro?origin=___'));
    expect(tab.app.get('visit').captureOrigin.execute()?.source).toBe('google');
    expect(tab.store.read('origin')).toEqual(originOf('home_google'));
    expect(tab.reporter.reports).toEqual([]);
    expect(memorySite().browser().tab('/pro?origin=___').app.get('visit').captureOrigin.execute()).toBeNull();
  });

  it('is none without one', () => {
    const tab = memorySite().browser().tab('/pro');
    expect(tab.app.get('visit').captureOrigin.execute()).toBeNull();
    expect(tab.reporter.reports).toEqual([]);
  });

  for (const [given, message] of [
    ['ab', 'Origins must be at least three characters long'],
    ['a'.repeat(101), 'Origins may be at most 100 characters long'],
    ['home/google', 'Origins may only contain alphanumeric characters, underscores, and periods'],
  ] as const) {
    it(`stays as it was when ${given} comes, which is reported once in the words of the specification`, () => {
      const tab = memorySite().browser().tab('/pro?origin=home_google');
      tab.location.assign(new URL(`https://mallard.example/pro?origin=${given}`));
      expect(tab.app.get('visit').captureOrigin.execute()?.source).toBe('google');
      expect(tab.app.get('visit').captureOrigin.execute()?.source).toBe('google');
      expect(tab.reporter.reports).toEqual([expect.objectContaining({ name: 'origin.invalid', message })]);
      expect(tab.store.read('origin')).toEqual(originOf('home_google'));
    });
  }

  it('is looked for again when the page’s address changes without a page load, and so are the settings', async () => {
    const tab = memorySite().browser().tab('/pro');
    const { settings } = tab.app.get('settings');
    tab.location.assign(new URL('https://mallard.example/pro?origin=home_google_spring&kt=a&kae=d'));
    tab.app.arrive();
    expect(tab.app.get('visit').captureOrigin.execute()?.campaign).toBe('spring');
    expect(settings.current.shown).toEqual({ kt: 'a', kae: 'd' });
    expect(tab.app.get('visit').theme.current.shown).toBe('dark');
    tab.location.assign(new URL('https://mallard.example/pro/login'));
    tab.app.arrive();
    expect(settings.current.shown).toEqual({});
    expect(tab.app.get('visit').captureOrigin.execute()?.campaign).toBe('spring');
  });

  it('is told without being kept or reported, until it is captured', () => {
    const tab = memorySite().browser().tab('/pro');
    const reporter = new MemoryErrorReporter();
    const location = new MemoryPageLocation(new URL('https://mallard.example/pro?origin=home_google'));
    const capture = new CaptureOrigin(location, tab.store, reporter);
    expect(capture.current).toEqual(originOf('home_google'));
    expect(tab.store.read('origin')).toBeNull();
    location.assign(new URL('https://mallard.example/pro?origin=a'));
    expect(capture.current).toBeNull();
    expect(reporter.reports).toEqual([]);
    capture.execute();
    expect(reporter.reports).toHaveLength(1);
    expect(tab.store.read('origin')).toBeNull();
  });
});
