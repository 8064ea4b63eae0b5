import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageCatalogue } from '../../../src/adapters/storage/catalogue.ts';
import { marketEntry } from '../../../src/adapters/storage/market-entry.ts';
import { originEntry } from '../../../src/adapters/storage/origin-entry.ts';
import { WebEntries } from '../../../src/adapters/storage/web-entries.ts';
import { storedEntries } from '../../../src/application/ports/key-value-store.ts';
import { parseOrigin } from '../../../src/domain/origin/origin.ts';
import { showVisit } from '../../../src/ui/first-paint/plan-visit.ts';
import vectors from '../../vectors/trial.json' with { type: 'json' };

const { dataset } = document.documentElement;
const entries = () =>
  new WebEntries(
    window,
    { now: () => Date.now() },
    { ...storageCatalogue, market: marketEntry, origin: originEntry },
    storedEntries,
  );

describe('before its first paint the plan page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/pro');
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const name of ['market', 'trial', 'payment', 'visitor']) delete dataset[name];
  });

  it('hides prices until the market is known, for 3 s at most', () => {
    showVisit();
    expect(dataset['market']).toBe('pending');
    vi.advanceTimersByTime(3_000);
    expect(dataset['market']).toBeUndefined();
    expect(dataset['visitor']).toBe('unknown');
  });

  it('does not count the time in which the browser gets it ready before a click', () => {
    Reflect.set(document, 'prerendering', true);
    try {
      showVisit();
    } finally {
      Reflect.deleteProperty(document, 'prerendering');
    }
    vi.advanceTimersByTime(60_000);
    expect(dataset['market']).toBe('pending');
    document.dispatchEvent(new Event('prerenderingchange'));
    vi.advanceTimersByTime(2_999);
    expect(dataset['market']).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(dataset['visitor']).toBe('unknown');
  });

  it('has the market of the last visit, for 30 days', () => {
    entries().write('market', 'eu');
    showVisit();
    expect(dataset['market']).toBe('eu');
    vi.advanceTimersByTime(30 * 86_400_000);
    showVisit();
    expect(dataset['market']).toBe('pending');
  });

  it('has the market of a country that was chosen with a period on the way here, before that of the last visit', () => {
    entries().write('market', 'us');
    history.replaceState(null, '', '/pro?country=DE&period=monthly');
    showVisit();
    expect(dataset['market']).toBe('eu');
    for (const address of ['/pro?country=other&period=yearly', '/pro?country=DE']) {
      history.replaceState(null, '', address);
      showVisit();
      expect(dataset['market']).toBe('us');
    }
  });

  it.each(vectors.filter(({ platformQualifies = true }) => platformQualifies))(
    'has the trial that the origin earns: $origin, $days days',
    ({ origin, days }) => {
      history.replaceState(null, '', origin === null ? '/pro' : `/pro?origin=${origin}`);
      showVisit();
      expect(dataset['trial'] ?? '7').toBe(String(days));
      if (origin === null) return;
      delete dataset['trial'];
      history.replaceState(null, '', '/pro?origin=%3Cb%3E');
      const kept = parseOrigin(origin);
      if (kept.ok) entries().write('origin', kept.value);
      showVisit();
      expect(dataset['trial'] ?? '7').toBe(String(days));
    },
  );

  it('has the trial of the campaign, also when a link of this site led on', () => {
    const campaign = parseOrigin('pro_radio_endorsement');
    if (campaign.ok) entries().write('origin', campaign.value);
    history.replaceState(null, '', '/pro?origin=home_website__hero');
    showVisit();
    expect(dataset['trial']).toBe('30');
    delete dataset['trial'];
    history.replaceState(null, '', '/pro?origin=home_google');
    showVisit();
    expect(dataset['trial']).toBeUndefined();
  });

  it('says how the payment ended, and nothing it does not know', () => {
    showVisit();
    expect([dataset['payment'], dataset['trial']]).toEqual([undefined, undefined]);
    history.replaceState(null, '', '/pro?payment=declined');
    showVisit();
    expect(dataset['payment']).toBe('declined');
    delete dataset['payment'];
    history.replaceState(null, '', '/pro?payment=other');
    showVisit();
    expect(dataset['payment']).toBeUndefined();
  });
});
