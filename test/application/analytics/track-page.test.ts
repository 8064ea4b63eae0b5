import { describe, expect, it } from 'vitest';
import { memorySite } from '../../support/memory-browser.ts';

describe('counting a page', () => {
  it('happens once a page, with its name and language', () => {
    const { app, pixels, location } = memorySite().browser().tab('/de/pro/welcome?fake_payment=1');
    app.visit.trackPage.execute();
    app.visit.trackPage.execute();
    location.assign(new URL('https://mallard.example/'));
    app.visit.trackPage.execute();
    expect(pixels.sent).toEqual([
      { id: 'page_impression', params: { page: 'pro', locale: 'de' } },
      { id: 'page_impression', params: { page: 'home', locale: 'en' } },
    ]);
  });

  it('does not happen when the browser asks for privacy', () => {
    const { app, pixels } = memorySite().browser().tab('/', { privacySignal: true });
    app.visit.trackPage.execute();
    expect(pixels.sent).toEqual([]);
  });
});
