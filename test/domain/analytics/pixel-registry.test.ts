import { describe, expect, it } from 'vitest';
import { errorPages } from '../../../src/domain/analytics/error-pixels.ts';
import {
  countedName,
  countedNames,
  pixelOwners,
  pixelRegistry,
} from '../../../src/domain/analytics/pixel-registry.ts';
import { isPixelId, pixels } from '../../../src/domain/analytics/pixels.ts';

const ids = Object.keys(pixels).filter(isPixelId);

describe('the registry of events', () => {
  it('has a name for every event; of an error page’s three, and of a page’s speed, one stands for the visit', () => {
    const nameless = ids.filter((id) => countedName(id) === null);
    expect(nameless).toEqual([
      ...errorPages.flatMap((page) => [`${page}_1sec`, `${page}_2sec`]),
      'page_lcp',
      'page_inp',
      'page_cls',
    ]);
    expect(countedName('page_ttfb')).toBe('page_speed');
    expect(countedName('418_onload')).toBe('error_page');
    expect(countedName('page_impression')).toBe('page_impression');
    for (const other of ['', 'constructor', 'toString', 'page_impression '])
      expect(countedName(other)).toBe(null);
    expect(new Set(ids.map(countedName).filter(Boolean))).toEqual(new Set(countedNames));
  });

  it('gives every owner something to look after', () => {
    for (const owner of pixelOwners)
      expect(Object.values(pixelRegistry).some((entry) => entry.owner === owner)).toBe(true);
  });
});
