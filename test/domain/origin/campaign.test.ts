import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignOf } from '../../../src/domain/origin/campaign.ts';
import { isEmptyOrigin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import vectors from '../../vectors/origin.json' with { type: 'json' };

function byTheWholeRule(text: string): string | null {
  const origin = parseOrigin(text);
  return origin.ok && !isEmptyOrigin(origin.value) ? origin.value.campaign : null;
}

describe('the campaign of an origin', () => {
  it('is what the origin says, of every sample and of any text', () => {
    expect(campaignOf('home_google_spring_hero')).toBe('spring');
    expect([campaignOf('home'), campaignOf('___'), campaignOf('a b')]).toEqual(['', null, null]);
    for (const text of JSON.stringify(vectors).match(/[^"]+/g) ?? []) {
      expect(campaignOf(text)).toBe(byTheWholeRule(text));
    }
    const letters = fc.string({ unit: fc.constantFrom('a', '_', '.', '9', ' ', '/'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string()), (text) => campaignOf(text) === byTheWholeRule(text)),
    );
  });
});
