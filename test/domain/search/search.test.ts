import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autocompleteQuery, queryLength, sanitiseQuery } from '../../../src/domain/search/query.ts';
import { defaultRegion, isRegion, readRegion, regionCodes } from '../../../src/domain/search/regions.ts';
import { homepageSource, readCountrySource, readHomepageSource } from '../../../src/domain/search/source.ts';
import { anyText } from '../../support/any-text.ts';
import queries from '../../vectors/query.json' with { type: 'json' };
import regionVectors from '../../vectors/regions.json' with { type: 'json' };

describe('a query for suggestions', () => {
  for (const { text, query } of queries.autocomplete) {
    it(`is ${JSON.stringify(query)} for ${JSON.stringify(text)}`, () =>
      expect(autocompleteQuery(text)).toBe(query));
  }

  it('is one line of at most 500 characters that can be sent, and the same when cleaned again', () => {
    fc.assert(
      fc.property(anyText(600), (text) => {
        const query = sanitiseQuery(text);
        expect([...query].length).toBeLessThanOrEqual(queryLength);
        expect(query).not.toMatch(/[\r\n\t\0]|^\s|\s$|\s\s/);
        expect(() => encodeURIComponent(query)).not.toThrow();
        expect(sanitiseQuery(query)).toBe(query);
      }),
    );
    expect(sanitiseQuery('🦆'.repeat(501))).toBe('🦆'.repeat(500));
    expect(sanitiseQuery(`${'x'.repeat(499)} y`)).toBe('x'.repeat(499));
    expect(sanitiseQuery(` ${'x'.repeat(501)}`)).toBe('x'.repeat(500));
    expect(sanitiseQuery('\ud800')).toBe('\ufffd');
  });
});

describe('the parameters of a search', () => {
  for (const { text, source } of queries.homepageSource) {
    it(`t is ${JSON.stringify(source)} for ${JSON.stringify(text)}`, () =>
      expect(readHomepageSource(text)).toBe(source));
  }

  for (const { text, country } of queries.countrySource) {
    it(`the country is ${JSON.stringify(country)} for ${JSON.stringify(text)}`, () =>
      expect(readCountrySource(text)).toBe(country));
  }

  for (const { text, region } of regionVectors.read) {
    it(`kl is ${region} for ${JSON.stringify(text)}`, () => expect(readRegion(text)).toBe(region));
  }

  it('have their defaults', () => {
    expect(defaultRegion).toBe('wt-wt');
    expect(readHomepageSource(homepageSource)).toBe('h');
  });

  it('know every region by a code of the common shape', () => {
    expect(regionCodes).toHaveLength(regionVectors.facts + regionVectors.live.length);
    for (const code of regionCodes) expect(code).toMatch(/^[a-z]{2}-[a-z]{2,3}$/);
    for (const code of regionVectors.live) expect(isRegion(code)).toBe(true);
    expect(isRegion('toString')).toBe(false);
  });
});
