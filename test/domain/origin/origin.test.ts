import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attributionOf,
  formatOrigin,
  isEmptyOrigin,
  noOrigin,
  type Origin,
  originKeys,
  parseOrigin,
  readOrigin,
  withOriginPart,
} from '../../../src/domain/origin/origin.ts';
import { anyText } from '../../support/any-text.ts';
import vectors from '../../vectors/origin.json' with { type: 'json' };

const part = fc.stringMatching(/^[A-Za-z0-9.]{0,8}$/);
const content = fc.stringMatching(/^[A-Za-z0-9._]{0,8}$/);
const origin: fc.Arbitrary<Origin> = fc.record({ entry: part, source: part, campaign: part, content });

describe('an origin', () => {
  for (const { text, origin: parts } of vectors.valid) {
    it(`reads ${text} into its parts, and builds it again`, () => {
      expect(parseOrigin(text)).toEqual({ ok: true, value: parts });
      expect(formatOrigin(parts)).toBe(text);
    });
  }

  for (const { text, message } of vectors.invalid) {
    it(`refuses ${JSON.stringify(text)} in the words of the specification`, () => {
      const code = text.length < 3 ? 'origin_too_short' : 'origin_characters';
      expect(parseOrigin(text)).toEqual({ ok: false, error: { code, message } });
    });
  }

  it('has at most 100 characters', () => {
    expect(parseOrigin('a'.repeat(100))).toMatchObject({ ok: true });
    const error = { code: 'origin_too_long', message: 'Origins may be at most 100 characters long' };
    expect(parseOrigin('a'.repeat(101))).toEqual({ ok: false, error });
    expect(readOrigin('a'.repeat(101))).toBeNull();
  });

  it('builds a text that reads as the same parts, whatever they are', () => {
    fc.assert(
      fc.property(origin, (parts) => {
        const text = formatOrigin(parts);
        expect(parseOrigin(text)).toEqual({ ok: true, value: parts });
      }),
    );
  });

  it('says the same after it was read and built again, whatever the text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9._]{3,12}$/), (text) => {
        const parsed = parseOrigin(text);
        if (!parsed.ok) throw new Error(parsed.error.message);
        const built = formatOrigin(parsed.value);
        expect(parseOrigin(built)).toEqual(parsed);
      }),
    );
  });

  it('drops empty parts at the end only as far as three characters remain', () => {
    const built = ['home_', 'home__google_', 'a___', 'ab__', '_a__'].map((text) => {
      const parsed = parseOrigin(text);
      return parsed.ok && formatOrigin(parsed.value);
    });
    expect(built).toEqual(['home', 'home__google', 'a__', 'ab_', '_a_']);
  });

  it('counts as none when it names nothing', () => {
    expect(isEmptyOrigin({ entry: '', source: '', campaign: '', content: '' })).toBe(true);
    for (const key of originKeys) {
      expect(isEmptyOrigin({ ...noOrigin, entry: '', [key]: 'x' })).toBe(false);
    }
  });

  it('never throws on any text', () => {
    fc.assert(fc.property(anyText(), (text) => typeof parseOrigin(text).ok === 'boolean'));
  });

  it('takes a new value for each part', () => {
    for (const key of originKeys)
      expect(withOriginPart(noOrigin, key, 'new')).toEqual({ ...noOrigin, [key]: 'new' });
  });

  it('throws on a part it does not know', () => {
    // @ts-expect-error the type already forbids it
    expect(() => withOriginPart(noOrigin, 'medium', 'mail')).toThrow('Unknown origin key: medium');
    // @ts-expect-error the type already forbids it
    expect(() => withOriginPart(noOrigin, 'toString', 'mail')).toThrow('Unknown origin key: toString');
  });

  it('throws on a value that would not be one part', () => {
    expect(() => withOriginPart(noOrigin, 'source', 'a_b')).toThrow('Not a part of an origin: source');
    expect(() => withOriginPart(noOrigin, 'content', 'a/b')).toThrow('Not a part of an origin: content');
    expect(withOriginPart(noOrigin, 'content', 'a_b').content).toBe('a_b');
  });

  it('counts entry, source and campaign, and marketing when no entry is named', () => {
    expect(attributionOf({ entry: '', source: 'bing', campaign: '', content: 'x' })).toEqual({
      entry: 'marketing',
      source: 'bing',
      campaign: '',
    });
  });
});
