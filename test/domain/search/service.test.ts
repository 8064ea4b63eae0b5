import { describe, expect, it } from 'vitest';
import { searchServices, searchServiceUrl, searchWebOrigin } from '../../../src/domain/search/service.ts';
import vectors from '../../vectors/search-service.json' with { type: 'json' };

const page = new URL('https://mallard.example/de/app?q=1#x');

describe('the search service', () => {
  it.each(vectors.production)('is on the current host of $page', ({ page, webOrigin }) => {
    expect(searchWebOrigin(new URL(page), false)).toBe(webOrigin);
  });

  it.each(vectors.development)('is on a local host while $page is developed', ({ page, webOrigin }) => {
    expect(searchWebOrigin(new URL(page), true)).toBe(webOrigin);
  });

  it.each(vectors.services)('has $name', ({ name, path }) => {
    expect(searchServiceUrl(name, page, false).href).toBe(`https://mallard.example${path}`);
    expect(searchServiceUrl(name, page, true).href).toBe(`http://localhost${path}`);
  });

  it('has no others', () => {
    expect(Object.keys(searchServices)).toEqual(vectors.services.map(({ name }) => name));
  });

  it.each(vectors.unknown)('throws on %j, which it does not have', (name) => {
    expect(() => searchServiceUrl(name, page, false)).toThrow(new Error(`Unknown service: ${name}`));
  });
});
