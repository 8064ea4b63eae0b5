import { describe, expect, it } from 'vitest';
import { entryOf, routeEntries } from '../../../src/domain/origin/entry.ts';
import {
  attributionOf,
  defaultEntry,
  formatOrigin,
  noOrigin,
  parseOrigin,
} from '../../../src/domain/origin/origin.ts';
import { isKnownSource, sources } from '../../../src/domain/origin/sources.ts';
import vectors from '../../vectors/origin-entry.json' with { type: 'json' };

describe('the entry of a visit that names none', () => {
  for (const { path, entry } of vectors) {
    it(`is ${entry} at ${JSON.stringify(path)}`, () => expect(entryOf(path)).toBe(entry));
  }

  it('is marketing but for a few routes', () => {
    expect(defaultEntry).toBe('marketing');
    expect(Object.values<string>(routeEntries)).not.toContain(defaultEntry);
  });

  it('is counted in its place, but not over one that is named', () => {
    expect(attributionOf({ ...noOrigin, entry: '' }, entryOf('/pro')).entry).toBe('pro');
    expect(attributionOf({ ...noOrigin, entry: 'home' }, entryOf('/pro')).entry).toBe('home');
  });

  it('makes an origin that can be read again', () => {
    for (const entry of Object.values(routeEntries)) {
      const text = formatOrigin({ ...noOrigin, entry });
      expect(parseOrigin(text)).toEqual({ ok: true, value: { ...noOrigin, entry } });
    }
  });
});

describe('a source', () => {
  it('is one of six that are known', () => {
    expect(Object.keys(sources)).toEqual([
      'google',
      'paidsearchgoogle',
      'bing',
      'paidsearchmicrosoft',
      'searchresults',
      'website',
    ]);
    expect(isKnownSource('bing')).toBe(true);
    expect(isKnownSource('Bing')).toBe(false);
    expect(isKnownSource('toString')).toBe(false);
  });

  it('is paid for where its name says so', () => {
    for (const [name, { paid }] of Object.entries(sources)) expect(name.startsWith('paid')).toBe(paid);
  });
});
