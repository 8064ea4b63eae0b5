import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignOfVisit } from '../../../src/domain/origin/campaign.ts';
import { isEmptyOrigin, parseOrigin } from '../../../src/domain/origin/origin.ts';
import { originOfVisit } from '../../../src/domain/origin/origin-of-visit.ts';
import vectors from '../../vectors/origin.json' with { type: 'json' };

function byTheWholeRule(before: string, named: string): string {
  const [first = null, second = null] = [before, named].map((text) => {
    const origin = parseOrigin(text);
    return origin.ok && !isEmptyOrigin(origin.value) ? origin.value : null;
  });
  return originOfVisit(first, second)?.campaign ?? '';
}

describe('the campaign of a visit', () => {
  it('is what its origin says, of every two samples and of any texts', () => {
    expect(campaignOfVisit('', 'home_google_spring_hero')).toBe('spring');
    const samples = [...(JSON.stringify(vectors).match(/[^"]+/g) ?? []), 'home_website__hero', 'a_website_b'];
    for (const before of samples) {
      for (const named of samples) {
        expect(campaignOfVisit(before, named), `${before}, then ${named}`).toBe(
          byTheWholeRule(before, named),
        );
      }
    }
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', '_', '.', '9', ' ', '/', 'website'), maxLength: 12 }),
      fc.string(),
    );
    fc.assert(
      fc.property(
        text,
        text,
        (before, named) => campaignOfVisit(before, named) === byTheWholeRule(before, named),
      ),
    );
  });
});
